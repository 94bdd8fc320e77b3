import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { webhookEvent } from '#rules/core/events/webhook-events';
import { newWebhook } from '#rules/news/webhooks/webhook';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { FieldNotes } from '../../base/design/fields/FieldFrame.tsx';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { toast } from '../../base/page/toast.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useWebhookFormQuery } from './WebhookForm.generated.ts';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookRowFragment,
} from './WebhooksCard.generated.ts';
import { EVENT_NAMES } from './webhook-texts.ts';

interface WebhookDialogProps {
  /** The one to change; else one is made. */
  webhook?: WebhookRowFragment;
  onMade?: (secret: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the address, the lists and the kinds of events of a webhook. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const form = useRuleForm(newWebhook, {
    url: webhook?.url ?? '',
    events: webhook?.events ?? [...webhookEvent.options],
    listIds: webhook?.listIds ?? null,
  });
  const forgetDraft = useDraft(form, undefined, { part: `webhook ${webhook?.id ?? ''}` });
  const wasOn = webhook?.isOn ?? true;
  const [isOn, setOn] = useState(wasOn);
  const forgetSwitch = useKeptDraft({
    part: `webhook switch ${webhook?.id ?? ''}`,
    keep: () => ({ typed: isOn === wasOn ? {} : { isOn }, base: {} }),
    restore({ typed }) {
      setOn(typed.isOn === true);
      return typed.isOn !== wasOn;
    },
    discard: () => setOn(wasOn),
  });
  const giveUp = () => {
    forgetDraft();
    forgetSwitch();
    onClose();
  };
  const [problem, setProblem] = useState<unknown>(null);
  const [create, creating] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const callKey = useCallKey(); // pressing again after a failure makes one webhook
  const { problem: noEvent, ...events } = form.field('events');

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      if (webhook) {
        await update({ variables: { id: webhook.id, changes: { ...values, isOn } } });
        toast.success(t`Saved the webhook`);
        return giveUp();
      }
      const variables = { input: values, idempotencyKey: callKey.keyFor(values) };
      const { data } = await create({ variables, fetchPolicy: 'no-cache' }); // the secret is nowhere but on the screen
      forgetDraft();
      if (data) await onMade?.(data.createWebhook.secret);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <Dialog title={webhook ? t`Edit Webhook` : t`Add a Webhook`} width="wide" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid min-w-0 gap-5">
        <Field
          label={t({ message: 'Address', context: 'of a webhook' })}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.field('url')}
        />
        <ChosenLists
          chosen={form.watch('listIds') ?? null}
          problem={form.field('listIds').problem}
          onChoose={(listIds) =>
            form.setValue('listIds', listIds, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold">{t`What to send`}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {webhookEvent.options.map((event) => (
              <Checkbox key={event} label={say(EVENT_NAMES[event])} value={event} {...events} />
            ))}
          </div>
          <FieldNotes id="webhook-events" problem={noEvent} />
        </fieldset>
        {webhook && (
          <Checkbox
            label={t`Switched on`}
            hint={t`What happens while it’s off is never sent.`}
            checked={isOn}
            onChange={(event) => setOn(event.target.checked)}
          />
        )}
        {problem !== null && (
          <SaveProblem error={problem} otherwise={t`The webhook couldn’t be saved. Please try again.`} />
        )}
        <DialogActions>
          <Button onClick={giveUp}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" working={creating.loading || updating.loading}>
            {webhook ? t`Save` : t`Add a Webhook`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ChosenListsProps {
  /** Null: all of them. */
  chosen: readonly string[] | null;
  problem: string | undefined;
  onChoose: (listIds: string[] | null) => void;
}

function ChosenLists({ chosen, problem, onChoose }: ChosenListsProps) {
  const { data } = useWebhookFormQuery();
  const own = (data?.myLists.nodes ?? []).map((list) => ({ ...list, ownerName: undefined }));
  const others = [...(data?.viewedLists ?? []), ...(data?.followedLists ?? [])];
  const lists = [...new Map([...own, ...others].map((list) => [list.id, list])).values()];
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...(chosen ?? []), id] : (chosen ?? []).filter((other) => other !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t({ message: 'Lists', context: 'of a webhook' })}</legend>
      <Checkbox
        label={t`All your lists, also new ones`}
        checked={chosen === null}
        onChange={(event) => onChoose(event.target.checked ? null : [])}
      />
      {chosen !== null && (
        <div className="max-h-56 overflow-y-auto rounded-control border border-line px-3">
          {lists.map(({ id, name, ownerName }) => (
            <Checkbox
              key={id}
              label={<span className="wrap-anywhere">{name}</span>}
              hint={ownerName}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </div>
      )}
      <FieldNotes id="webhook-lists" problem={problem} />
    </fieldset>
  );
}
