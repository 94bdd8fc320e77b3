import { plural, t } from '@lingui/core/macro';
import { Check, EllipsisVertical, Send, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { speaker } from '#rules/base/languages/i18n';
import { isolated } from '#rules/base/languages/isolated';
import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { displayText } from '#rules/base/text/display-text';
import { newDrawParticipant } from '#rules/people/draws/draw';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText, unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { useSite } from '../../base/page/site.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import {
  useAddDrawParticipantMutation,
  useRemoveDrawParticipantMutation,
  useResendDrawMailMutation,
} from './DrawScreen.generated.ts';
import type { DrawViewFragment } from './DrawView.generated.ts';
import { FromCircle } from './FromCircle.tsx';

type Participant = DrawViewFragment['participants'][number];

/** Everybody who takes part, in the order in which they were added. */
export function DrawPeople({ draw }: { draw: DrawViewFragment }) {
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [remove, { loading }] = useRemoveDrawParticipantMutation();
  const [sentTo, setSentTo] = useState('');
  const [resend] = useResendDrawMailMutation();
  const { mailEnabled } = useSite();
  const saidYes = draw.participants.filter(({ isConfirmed }) => isConfirmed).length;
  const sendAgain = async ({ id, name }: Participant) => {
    setProblem(null);
    setSentTo('');
    try {
      await resend({ variables: { id } });
      setSentTo(isolated(displayText(name)));
    } catch (error) {
      setProblem(error);
    }
  };
  const leavingName = displayText(leaving?.name ?? '');
  const takeOut = async ({ id }: Participant) => {
    setProblem(null);
    try {
      await remove({ variables: { id } });
    } catch (error) {
      setProblem(error);
    }
    setLeaving(null);
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">{t`Who takes part`}</h2>
        {draw.participants.length > 0 && (
          <p className="text-muted">
            <span>{plural(draw.participants.length, { one: '# person', other: '# people' })}</span>
            {saidYes > 0 && <span>{` · ${plural(saidYes, { one: '# said yes', other: '# said yes' })}`}</span>}
          </p>
        )}
      </div>
      <Card padding="normal">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {draw.participants.length > 0 && (
            <ul className="divide-y divide-line">
              {draw.participants.map((participant) => {
                const name = displayText(participant.name);
                return (
                  <li key={participant.id} className="flex min-h-14 items-center gap-3 py-1">
                    <Avatar name={name} src={null} size="normal" />
                    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
                      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
                        {participant.isOwn && (
                          <span className="text-muted">{t({ message: 'You', context: 'among people' })}</span>
                        )}
                        {participant.isConfirmed && !participant.isOwn && (
                          <Badge tone="good" icon={<Check aria-hidden />}>{t`Said yes`}</Badge>
                        )}
                      </p>
                      {participant.email && (
                        <p className="text-sm text-muted wrap-anywhere">
                          <bdi dir="ltr">{participant.email}</bdi>
                        </p>
                      )}
                    </div>
                    <Menu
                      trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />}
                    >
                      {mailEnabled && !participant.isOwn && (
                        <MenuItem onSelect={() => void sendAgain(participant)}>
                          <Send aria-hidden className="rtl:-scale-x-100" />
                          {draw.isDrawn ? t`Send them again whom they give to` : t`Send the invitation again`}
                        </MenuItem>
                      )}
                      <MenuItem look="danger" onSelect={() => setLeaving(participant)}>
                        <UserMinus aria-hidden />
                        {t`Take out of the draw`}
                      </MenuItem>
                    </Menu>
                  </li>
                );
              })}
            </ul>
          )}
          {sentTo !== '' && <Notice tone="success" takesFocus={sentTo}>{t`Sent to ${sentTo}.`}</Notice>}
          {problem !== null && (
            <Notice tone="problem" takesFocus={problem}>
              {problemText(problem)}
            </Notice>
          )}
          {draw.circleId && <FromCircle draw={draw} circleId={draw.circleId} />}
          <NewPerson draw={draw} />
        </div>
      </Card>
      {leaving && (
        <ConfirmDialog
          title={t`Take ${leavingName} out of the draw?`}
          question={takeOutText(draw.isDrawn, mailEnabled)}
          action={t`Take out`}
          working={loading}
          onConfirm={() => void takeOut(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function takeOutText(isDrawn: boolean, mailEnabled: boolean): string {
  if (!mailEnabled) return t`This site sends no emails: please tell them yourself.`;
  return isDrawn
    ? t`They’re told by email, and so is anyone who now gives to somebody else. Nobody else hears of it.`
    : t`They’re told by email.`;
}

function ownLanguage(): Language {
  const { language } = speaker();
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}

function NewPerson({ draw }: { draw: DrawViewFragment }) {
  const form = useRuleForm(newDrawParticipant, { name: '', email: '', language: ownLanguage(), apartFromId: '' });
  const forgetDraft = useDraft(form, undefined, { part: 'person' });
  const [problem, setProblem] = useState<unknown>(null);
  const [add, { loading }] = useAddDrawParticipantMutation();
  const callKey = useCallKey();
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const input = { ...values, apartFromId: values.apartFromId || null };
    try {
      await add({ variables: { id: draw.id, input, idempotencyKey: callKey.keyFor(input) } });
      callKey.isDone();
      form.reset({ name: '', email: '', language: values.language ?? ownLanguage(), apartFromId: '' });
      forgetDraft();
      form.setFocus('name');
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid min-w-0 gap-4 rounded-control bg-sunk p-3 sm:p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t({ message: `Name`, context: 'of a person' })} autoComplete="off" {...form.field('name')} />
        <EmailField label={t`Email`} autoComplete="off" {...form.field('email')} />
        <Select label={t`Language of their emails`} {...form.field('language')}>
          {(Object.keys(LANGUAGES) as Language[]).map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGES[language].name}
            </option>
          ))}
        </Select>
        {draw.isDrawn && (
          <Select label={t`Partner, if they’re a couple`} {...form.field('apartFromId')}>
            <option value="">{t({ message: 'Nobody', context: 'no partner' })}</option>
            {draw.participants.map(({ id, name }) => (
              <option key={id} value={id}>
                {displayText(name)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {draw.isDrawn && (
        <p className="text-sm text-muted">
          {t`We fit them in with as few changes as possible, and tell only people who now give to somebody else.`}
        </p>
      )}
      {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
      <div className="grid sm:justify-start">
        <Button type="submit" working={loading}>{t`Add and invite`}</Button>
      </div>
    </form>
  );
}
