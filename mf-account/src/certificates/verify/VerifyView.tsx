import type { VerifiedCertificate } from '@countertop/contract/play/awards';
import { checkCodeLength, printCheckCode, readCheckCode } from '@countertop/contract/play/checkCode';
import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { TextField } from '@countertop/design-system/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NotFound, WhereToFind } from './Hints.tsx';
import { en } from './verify.messages.ts';
import { ValidCertificate } from './ValidCertificate.tsx';
import { place, sheet } from './Verify.styles.ts';

export interface VerifyViewProps {
  /** Code from the URL; empty if there is none. */
  code: string;
  /** Looks up a code; null if it does not exist. Rejects if the server cannot be reached. */
  onCheck: (code: string) => Promise<VerifiedCertificate | null>;
}

/** Result of the last check. */
type Answer =
  | { readonly status: 'none' | 'malformed' | 'asking' | 'failed' }
  | { readonly status: 'unknown'; readonly code: string }
  | { readonly status: 'real'; readonly certificate: VerifiedCertificate };

/** Verifies the code of a certificate without naming anyone. A code in the URL is checked right away. */
export function VerifyView({ code, onCheck }: VerifyViewProps) {
  const t = useMessages(en);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(code);
  const { answer, check, forget } = useCheck(onCheck);
  const first = useRef({ code, check });
  useEffect(() => {
    const { code: named, check: ask } = first.current;
    if (named !== '') void ask(named);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!check(text)) field.current?.focus();
  }

  const error = useErrorText(answer);
  return (
    <Page title={t('verify.title')} lead={t('verify.lead')} audience="adult">
      <div css={place}>
        <div css={sheet}>
          <div data-screen-only="">
            <Card variant="menu">
              <Form validationBehavior="aria" onSubmit={submit}>
                <TextField
                  label={t('verify.field')}
                  description={t('verify.help')}
                  errorMessage={error}
                  autoComplete="off"
                  spellCheck="false"
                  writing="ltr"
                  value={text}
                  onChange={(next) => {
                    setText(next);
                    forget();
                  }}
                  inputRef={field}
                />
                <Button
                  type="submit"
                  size="medium"
                  isPending={answer.status === 'asking'}
                  pendingLabel={t('verify.sending')}
                >
                  {t('verify.submit')}
                </Button>
              </Form>
            </Card>
          </div>
          <Result answer={answer} />
          <LiveRegion message={answer.status === 'real' ? t('verify.real') : (error ?? '')} />
        </div>
      </div>
    </Page>
  );
}

function Result({ answer }: { answer: Answer }) {
  if (answer.status === 'real') return <ValidCertificate certificate={answer.certificate} />;
  return answer.status === 'unknown' ? <NotFound /> : <WhereToFind />;
}

function useCheck(onCheck: VerifyViewProps['onCheck']) {
  const [answer, setAnswer] = useState<Answer>({ status: 'none' });

  async function ask(code: string): Promise<void> {
    setAnswer({ status: 'asking' });
    try {
      const certificate = await onCheck(code);
      setAnswer(certificate === null ? { status: 'unknown', code } : { status: 'real', certificate });
    } catch {
      setAnswer({ status: 'failed' });
    }
  }

  /** Whether the text has the format of a code. */
  function check(text: string): boolean {
    const code = readCheckCode(text);
    if (code.length !== checkCodeLength) {
      setAnswer({ status: 'malformed' });
      return false;
    }
    if (answer.status !== 'asking') void ask(code);
    return true;
  }

  const forget = () => setAnswer({ status: 'none' });
  return { answer, check, forget };
}

function useErrorText(answer: Answer): string | undefined {
  const t = useMessages(en);
  switch (answer.status) {
    case 'malformed':
      return t('verify.malformed');
    case 'failed':
      return t('verify.failed');
    case 'unknown':
      return t('verify.unknown', { code: printCheckCode(answer.code) });
    case 'none':
    case 'asking':
    case 'real':
      return undefined;
  }
}
