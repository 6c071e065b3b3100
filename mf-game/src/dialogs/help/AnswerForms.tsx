import { useMessages } from '@countertop/design-system/messages';
import { answerForms } from './answerForms.ts';
import { forms } from './HelpDialog.styles.ts';
import { en } from './help.messages.ts';

/** The accepted ways to write an answer. */
export function AnswerForms() {
  const t = useMessages(en);
  return (
    <section>
      <h4>{t('help.answers.title')}</h4>
      <p>{t('help.answers.text')}</p>
      <ul css={forms}>
        {answerForms.map(({ text }) => (
          <li key={text}>
            <span dir="ltr">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
