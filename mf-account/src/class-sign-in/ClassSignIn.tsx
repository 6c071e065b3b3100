import { call } from '@countertop/client/shared/call';
import { hasErrorCode } from '@countertop/client/shared/CallError';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { readCheckCode } from '@countertop/contract/play/checkCode';
import { type FoundClass, postFindClass } from '@countertop/contract/classes/classes';
import { picturePasswordLength } from '@countertop/contract/family/family.limits';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { TextField } from '@countertop/design-system/TextField';
import { customerIds, customerOf, type CustomerId } from '@countertop/engine/play/floor/cast';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import { useHash } from '@countertop/routes/useHash';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DishPad } from '../family/child/DishPad.tsx';
import { PlayerPicture } from '../shared/PlayerPicture.tsx';
import { grid, playerButton } from '../shared/Player.styles.ts';
import { ErrorMessage } from '../sign-in/AccountForm.tsx';
import { sheet } from '../shared/Account.styles.ts';
import { leaveFor } from '../shared/leave.ts';
import { type Credentials, signInToClass } from './classSession.ts';
import { form } from './ClassSignIn.styles.ts';
import { en } from './classSignIn.messages.ts';
import { type Failure, Step } from './Step.tsx';
import { useClassErrorText } from './useClassErrorText.ts';
import { Welcome, type WelcomeProps } from './Welcome.tsx';

type Seat = FoundClass['seats'][number];
type Place =
  | { readonly step: 'card'; readonly token: string }
  | { readonly step: 'code' }
  | { readonly step: 'name'; readonly found: FoundClass }
  | { readonly step: 'picture'; readonly found: FoundClass; readonly seat: Seat }
  | { readonly step: 'dishes'; readonly found: FoundClass; readonly seat: Seat; readonly picture: CustomerId }
  | { readonly step: 'welcome'; readonly child: WelcomeProps['child'] };

/** A child who is signed in already sees how to leave. A card is for the next child. */
function firstPlace(token: string | null, user: CurrentUser | null): Place {
  if (token !== null) return { step: 'card', token };
  const player = user?.player;
  if (!player?.isInClass) return { step: 'code' };
  const { nickname, picture } = player;
  return { step: 'welcome', child: { name: nickname ?? '', picture: picture ?? customerIds[0], className: null } };
}

export interface ClassSignInProps {
  /** Navigates with a full page load. */
  leave?: (href: string) => void;
}

/** A child signs in to a class: by card, or with the class code, a name, a customer and three dishes. */
export function ClassSignIn({ leave = leaveFor }: ClassSignInProps) {
  const t = useMessages(en);
  const client = useQueryClient();
  const errorText = useClassErrorText();
  const [hash, setHash] = useHash();
  const token = new URLSearchParams(hash).get('card');
  const [moved, setMoved] = useState<Place | null>(null);
  const [lastToken, setLastToken] = useState(token);
  const [code, setCode] = useState('');
  const { mutateAsync, reset, isPending, error, submittedAt } = useMutation({
    mutationFn: (action: () => Promise<void>) => action(),
  });
  const failure: Failure = { text: error ? errorText(error) : '', occurrence: submittedAt };
  const user = useQuery(currentUserQuery());
  const isUnknown = user.isLoading && isSignedIn();
  // The next child's card may open in the tab that the last child used.
  if (token !== lastToken) {
    setLastToken(token);
    if (token !== null) setMoved(null);
  }
  useEffect(() => {
    if (token !== null) reset();
  }, [token, reset]);
  const place: Place = moved ?? firstPlace(token, user.data ?? null);

  function go(next: Place): void {
    reset();
    setMoved(next);
  }

  async function attempt(action: () => Promise<void>, onError?: (cause: unknown) => void): Promise<void> {
    if (!isPending) await mutateAsync(action, onError && { onError }).catch(() => {});
  }

  const find = () =>
    attempt(async () => {
      const entered = readCheckCode(code);
      setMoved({ step: 'name', found: await call(postFindClass, { code: entered }) });
    });

  const signIn = (credentials: Credentials, onError?: (cause: unknown) => void) =>
    attempt(async () => {
      const child = await signInToClass(client, credentials);
      // The token of a card must not stay in the history of a shared device.
      setHash('');
      setMoved({ step: 'welcome', child });
    }, onError);

  /** Returns a child to the step where something else can be chosen. */
  function returnFrom(cause: unknown, found: FoundClass, seat: Seat): void {
    if (hasErrorCode(cause, 'class_code_unknown', 'class_closed', 'class_ended', 'plan_required'))
      setMoved({ step: 'code' });
    else if (hasErrorCode(cause, 'wrong_pictures')) setMoved({ step: 'picture', found, seat });
    else if (hasErrorCode(cause, 'seat_not_found', 'seat_locked', 'card_needed')) setMoved({ step: 'name', found });
  }

  const steps = {
    failure,
    onCard: (card: string) => void signIn({ token: card }),
    onCode: () => {
      setHash('');
      go({ step: 'code' });
    },
    code,
    setCode,
    onFind: () => void find(),
    go,
    onDishes: ({ found, seat, picture }: Extract<Place, { step: 'dishes' }>, dishes: readonly OrderableDishId[]) =>
      signIn({ code: readCheckCode(code), seatId: seat.id, picture, dishes: [...dishes] }, (cause) =>
        returnFrom(cause, found, seat),
      ),
    isFirst: moved === null,
    isPending,
  };
  return (
    <Page title={t('class.title')}>
      <div css={sheet}>
        {/* Outside of the steps: a screen reader announces only what changes in an existing region. */}
        <ErrorMessage {...failure} />
        {place.step === 'welcome' && <Welcome child={place.child} isFirst={moved === null} leave={leave} />}
        {/* Not before it is known who uses this device, so that the question doesn't vanish again. */}
        {place.step !== 'welcome' && !isUnknown && <Steps place={place} {...steps} />}
      </div>
      <LiveRegion message={isPending || isUnknown ? t('class.loading') : ''} />
    </Page>
  );
}

interface StepsProps {
  place: Exclude<Place, { step: 'welcome' }>;
  failure: Failure;
  code: string;
  setCode: (code: string) => void;
  onCard: (token: string) => void;
  onCode: () => void;
  onFind: () => void;
  go: (place: Place) => void;
  onDishes: (place: Extract<Place, { step: 'dishes' }>, dishes: readonly OrderableDishId[]) => Promise<void>;
  isFirst: boolean;
  isPending: boolean;
}

function Steps({
  place,
  failure,
  code,
  setCode,
  onCard,
  onCode,
  onFind,
  go,
  onDishes,
  isFirst,
  isPending,
}: StepsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const pending = { isPending, pendingLabel: t('class.loading') };
  switch (place.step) {
    case 'card':
      return (
        <Step key="card" title={t('card.title')} text={t('card.text')} {...{ failure, isFirst }}>
          <div>
            <Button tone="accent" size="large" {...pending} onPress={() => onCard(place.token)}>
              {t('card.submit')}
            </Button>
          </div>
          <div>
            <Button variant="outline" onPress={onCode}>
              {t('card.code')}
            </Button>
          </div>
        </Step>
      );
    case 'code':
      return (
        <Step key="code" title={t('code.title')} text={t('code.text')} {...{ failure, isFirst }}>
          <Form
            validationBehavior="aria"
            onSubmit={(event) => {
              event.preventDefault();
              onFind();
            }}
          >
            <div css={form}>
              <TextField
                label={t('code.label')}
                autoComplete="off"
                spellCheck="false"
                writing="ltr"
                isRequired
                value={code}
                onChange={setCode}
              />
              <div>
                <Button type="submit" size="large" {...pending}>
                  {t('code.submit')}
                </Button>
              </div>
            </div>
          </Form>
        </Step>
      );
    case 'name': {
      const { found } = place;
      const names = new Intl.ListFormat(locale).format(found.seats.map(({ name }) => name));
      return (
        <Step
          key="name"
          title={t('name.title')}
          text={t('name.text')}
          choices={t('name.names', { names })}
          failure={failure}
          onBack={() => go({ step: 'code' })}
        >
          <ul css={grid}>
            {found.seats.map((seat) => (
              <li key={seat.id}>
                <button type="button" css={playerButton} onClick={() => go({ step: 'picture', found, seat })}>
                  <b translate="no">{seat.name}</b>
                </button>
              </li>
            ))}
          </ul>
        </Step>
      );
    }
    case 'picture': {
      const { found, seat } = place;
      return (
        <Step
          key="picture"
          title={t('picture.title', { name: seat.name })}
          text={t('picture.text')}
          failure={failure}
          onBack={() => go({ step: 'name', found })}
        >
          <ul css={grid}>
            {customerIds.map((picture) => (
              <li key={picture}>
                <button type="button" css={playerButton} onClick={() => go({ step: 'dishes', found, seat, picture })}>
                  <PlayerPicture picture={picture} />
                  <span>{customerOf(picture).name}</span>
                </button>
              </li>
            ))}
          </ul>
        </Step>
      );
    }
    case 'dishes': {
      const { found, seat } = place;
      return (
        <Step
          key="dishes"
          title={t('dishes.title', { name: seat.name })}
          text={t('dishes.text')}
          failure={failure}
          onBack={() => go({ step: 'picture', found, seat })}
        >
          <Dishes onEntered={(dishes) => onDishes(place, dishes)} />
        </Step>
      );
    }
  }
}

/** The last dish sends them. */
function Dishes({ onEntered }: { onEntered: (dishes: readonly OrderableDishId[]) => Promise<void> }) {
  const [chosen, setChosen] = useState<readonly OrderableDishId[]>([]);
  async function change(next: readonly OrderableDishId[]): Promise<void> {
    setChosen(next);
    if (next.length < picturePasswordLength) return;
    await onEntered(next);
    setChosen([]);
  }
  return <DishPad chosen={chosen} onChange={(next) => void change(next)} />;
}
