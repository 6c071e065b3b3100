import { CallError, hasErrorCode } from '@countertop/client/shared/CallError';
import type { FamilyChild } from '@countertop/contract/family/family';
import type { AgeBand } from '@countertop/engine/problems/band';
import { customerIds, type CustomerId } from '@countertop/engine/play/floor/cast';
import { useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { nicknameErrorOf, type NicknameError } from './NameFields.tsx';

export type Step = 'name' | 'picture' | 'band' | 'consent' | 'done';
/** Steps that collect something. */
export const questionSteps = ['name', 'picture', 'band'] as const;

/** Returns why the server refused a nickname; null for other errors. */
export function unsafeReason(error: unknown): NicknameError | null {
  if (!hasErrorCode(error, 'unsafe_nickname') || !(error instanceof CallError)) return null;
  const reason = error.reasons['nickname'];
  return reason === 'full_name' || reason === 'contact' ? reason : 'rude';
}

/** State of adding a child: fields, steps, and what went wrong. */
export function useNewChild(others: readonly FamilyChild[], calls: Pick<FamilyCalls, 'addChild' | 'agree'>) {
  const errorText = useErrorText();
  const taken = others.flatMap(({ nickname }) => nickname ?? []);
  const [step, setStep] = useState<Step>('name');
  const [nickname, setNickname] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [picture, setPicture] = useState<CustomerId>(
    () => customerIds.find((id) => others.every((other) => other.picture !== id)) ?? customerIds[0],
  );
  const [band, setBand] = useState<AgeBand | null>(null);
  const [fieldError, setFieldError] = useState<NicknameError | 'band' | null>(null);
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const [child, setChild] = useState<FamilyChild | null>(null);
  const [consent, setConsent] = useState<'given' | 'covered' | 'pending' | 'none'>('none');

  async function send(action: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setFailure('');
    try {
      await action();
    } catch (error) {
      const reason = unsafeReason(error);
      if (reason === null) setFailure(errorText(error));
      else {
        setFieldError(reason);
        setStep('name');
      }
    } finally {
      setSending(false);
    }
  }

  async function add(chosen: AgeBand): Promise<void> {
    const name = nickname.trim();
    const added = await calls.addChild({
      nickname: name,
      picture,
      band: chosen,
      ...(isConfirmed && { isNicknameConfirmed: true }),
    });
    setChild(added);
    // Agreed to when the plan was bought.
    if (added.consent === 'given') setConsent('covered');
    setStep(added.consent === 'given' ? 'done' : 'consent');
  }

  /** Goes to the next step, or says what is missing. */
  function next(): void {
    if (step === 'name') {
      const found = nicknameErrorOf(nickname, taken);
      const isOpenQuestion = fieldError === 'full_name' && !isConfirmed;
      setFieldError(found ?? (isOpenQuestion ? 'full_name' : null));
      if (found === null && !isOpenQuestion) setStep('picture');
    } else if (step === 'picture') setStep('band');
    else if (step === 'band') {
      setFieldError(band === null ? 'band' : null);
      if (band !== null) void send(() => add(band));
    }
  }

  function back(): void {
    setFailure('');
    setStep(step === 'band' ? 'picture' : 'name');
  }

  const agree = () =>
    void send(async () => {
      if (child === null) return;
      setConsent(await calls.agree(child.id));
      setStep('done');
    });

  function rename(name: string): void {
    setNickname(name);
    setConfirmed(false);
    setFieldError(null);
  }

  const name = nickname.trim();
  return {
    step,
    name,
    nickname,
    rename,
    isConfirmed,
    setConfirmed,
    picture,
    setPicture,
    band,
    setBand,
    taken,
    error: fieldError,
    failure,
    isSending,
    consent,
    next,
    back,
    agree,
    skip: () => setStep('done'),
  };
}
