import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, KeyRound, Pencil, ScrollText, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { webhookEvent } from '#rules/core/events/webhook-events';
import { Badge } from '../../base/design/Badge.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { toast } from '../../base/page/toast.ts';
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookLogDialog } from './WebhookLogDialog.tsx';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  type WebhookRowFragment,
} from './WebhooksCard.generated.ts';
import { WebhookTestDialog } from './WebhookTestDialog.tsx';

interface WebhookRowProps {
  webhook: WebhookRowFragment;
  onSecret: (secret: string) => void;
  onGone: () => Promise<unknown>;
}

type Open = 'edit' | 'log' | 'test' | 'secret' | 'delete';

export function WebhookRow({ webhook, onSecret, onGone }: WebhookRowProps) {
  const { host: title } = new URL(webhook.url);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <li className="flex min-h-16 items-start gap-3 py-3">
      <WebhookIcon aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="ltr" className="text-start font-medium wrap-anywhere">
          {webhook.url}
        </p>
        <p className="text-sm text-muted">{scopeText(webhook)}</p>
        <State {...webhook} />
      </div>
      <Menu trigger={<IconButton label={t`More about ${title}`} icon={<Ellipsis aria-hidden />} />}>
        <MenuItem onSelect={() => setOpen('test')}>
          <Send aria-hidden />
          {t`Send a test`}
        </MenuItem>
        <MenuItem onSelect={() => setOpen('log')}>
          <ScrollText aria-hidden />
          {t`Log`}
        </MenuItem>
        <MenuItem onSelect={() => setOpen('edit')}>
          <Pencil aria-hidden />
          {t`Edit`}
        </MenuItem>
        <MenuItem onSelect={() => setOpen('secret')}>
          <KeyRound aria-hidden />
          {t`New secret`}
        </MenuItem>
        <MenuItem look="danger" onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden />
          {t`Delete`}
        </MenuItem>
      </Menu>
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'log' && <WebhookLogDialog id={webhook.id} onClose={close} />}
      {open === 'test' && <WebhookTestDialog id={webhook.id} host={title} onClose={close} />}
      {open === 'secret' && <NewSecret id={webhook.id} onSecret={onSecret} onClose={close} />}
      {open === 'delete' && <Deletion id={webhook.id} host={title} onGone={onGone} onClose={close} />}
    </li>
  );
}

/** As in "all lists, 3 kinds of events". */
function scopeText({ events, listIds }: WebhookRowFragment): string {
  const lists = listIds ? plural(listIds.length, { one: '# list', other: '# lists' }) : t`All your lists`;
  const isAll = events.length === webhookEvent.options.length;
  const kinds = isAll ? t`all events` : plural(events.length, { one: '# kind of event', other: '# kinds of events' });
  return t({
    message: `${lists}, ${kinds}`,
    comment: 'A webhook: its lists, as in “3 lists”, and its events, as in “2 kinds of events”',
  });
}

function State({ isOn, failures, restsUntil, oldSecretUntil }: WebhookRowFragment) {
  const isIncluded = useHasExtra('apiKeys'); // without the plan nothing is sent, so nothing fails
  const isFailing = isOn && isIncluded && failures > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {!isOn && <Badge tone="problem">{t`Switched off`}</Badge>}
      {isFailing && <Badge tone="warm">{t`Failing`}</Badge>}
      {isFailing && restsUntil && (
        <span>
          <Trans>
            Next try <RelativeTime at={restsUntil} />
          </Trans>
        </span>
      )}
      {oldSecretUntil && Date.parse(oldSecretUntil) > Date.now() && (
        <span>
          <Trans>
            The old secret ends <RelativeTime at={oldSecretUntil} />
          </Trans>
        </span>
      )}
    </div>
  );
}

function NewSecret({ id, onSecret, onClose }: { id: string; onSecret: (secret: string) => void; onClose: () => void }) {
  const [rotate, { loading }] = useRotateWebhookSecretMutation();
  const callKey = useCallKey(); // pressing again after a failure makes one secret
  const confirm = async () => {
    try {
      const variables = { id, idempotencyKey: callKey.keyFor(id) };
      const { data } = await rotate({ variables, fetchPolicy: 'no-cache' });
      if (data) onSecret(data.rotateWebhookSecret.secret);
      onClose();
    } catch (error) {
      toast.error(problemText(error, t`The secret couldn’t be made. Please try again.`));
    }
  };
  return (
    <ConfirmDialog
      title={t`New Secret`}
      question={t`For a day our messages can be checked with the old secret, too. Then only the new one works.`}
      action={t`Make a new secret`}
      look="primary"
      working={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

interface DeletionProps {
  id: string;
  host: string;
  onGone: () => Promise<unknown>;
  onClose: () => void;
}

function Deletion({ id, host, onGone, onClose }: DeletionProps) {
  const [remove, { loading }] = useDeleteWebhookMutation();
  const confirm = async () => {
    try {
      await remove({ variables: { id } });
      onClose();
      toast.success(t`Deleted the webhook`);
      await onGone();
    } catch (error) {
      toast.error(problemText(error, t`The webhook couldn’t be deleted. Please try again.`));
    }
  };
  return (
    <ConfirmDialog
      title={t`Delete Webhook`}
      question={t`Nothing more is sent to ${host}, and the log is deleted.`}
      action={t`Delete`}
      working={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
