import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { AffiliateClicks } from './AffiliateClicks.tsx';
import {
  type AffiliateSiteCard_siteFragment,
  useAffiliateSiteCard_siteFragment,
  useDeleteAffiliateSiteMutation,
  useSetAffiliateSiteActiveMutation,
} from './AffiliateSiteCard.generated.ts';
import { EditAffiliateSiteDialog } from './AffiliateSiteDialog.tsx';

interface AffiliateSiteCardProps {
  site: FragmentType<AffiliateSiteCard_siteFragment>;
  onMoved: () => Promise<unknown>;
}

export function AffiliateSiteCard({ site, onMoved }: AffiliateSiteCardProps) {
  const { data, complete } = useAffiliateSiteCard_siteFragment(site);
  const [opened, setOpened] = useState<'editing' | 'deleting' | null>(null);
  if (!complete) return null;

  const { id, name, affiliateCode, defaultLogoUrl, isActive, clicks, createdAt, updatedAt } = data;
  const close = () => setOpened(null);
  return (
    <Card as="li">
      <div className="flex items-start gap-4 max-[16rem]:flex-wrap">
        <div className="w-16 shrink-0">
          <Picture src={defaultLogoUrl} alt={t`Logo of ${name}`} kind={null} shape="square" />
        </div>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          {!isActive && <Badge>{t`Inactive`}</Badge>}
        </div>
        <div className="flex shrink-0">
          <IconButton label={t`Edit ${name}`} icon={<Pencil aria-hidden />} onClick={() => setOpened('editing')} />
          <IconButton
            label={t`Delete ${name}`}
            icon={<Trash2 aria-hidden />}
            look="danger"
            onClick={() => setOpened('deleting')}
          />
        </div>
      </div>
      <p className="mt-3 text-muted wrap-anywhere">
        <Trans>
          Code <code className="text-ink">{affiliateCode}</code>
        </Trans>
      </p>
      <UrlPatterns site={data} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <ActiveToggle site={data} />
        <p className="text-sm text-muted">
          <Trans>
            Added <RelativeTime at={createdAt} />, updated <RelativeTime at={updatedAt} />
          </Trans>
        </p>
      </div>
      <AffiliateClicks siteId={id} siteName={name} clicks={clicks} />
      {opened === 'editing' && <EditAffiliateSiteDialog site={data} onSaved={onMoved} onClose={close} />}
      {opened === 'deleting' && <DeleteSiteDialog site={data} onDeleted={onMoved} onClose={close} />}
    </Card>
  );
}

function UrlPatterns({ site: { urlFormats } }: { site: AffiliateSiteCard_siteFragment }) {
  if (urlFormats.length === 0)
    return <p className="mt-3 text-muted">{t`No link patterns yet, so no link carries the code.`}</p>;
  return (
    <ul aria-label={t`Link patterns`} className="mt-3 divide-y divide-line border-y border-line">
      {urlFormats.map(({ urlPattern, description, priority }) => (
        <li key={`${urlPattern} ${priority}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
          <code className="wrap-anywhere">{urlPattern}</code>
          {description && <span className="min-w-0 text-muted wrap-anywhere">{description}</span>}
          <span className="ms-auto text-sm whitespace-nowrap text-muted tabular-nums">
            <Trans>Priority {priority}</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ActiveToggle({ site: { id, name, isActive, updatedAt } }: { site: AffiliateSiteCard_siteFragment }) {
  const [setActive] = useSetAffiliateSiteActiveMutation();
  const toggle = async (next: boolean) => {
    const shown = { __typename: 'AffiliateSite', id, isActive: next, updatedAt } as const;
    try {
      await setActive({
        variables: { id, isActive: next },
        optimisticResponse: { setAffiliateSiteActive: shown },
      });
    } catch (error) {
      toast.error(problemText(error, t`Failed to update affiliate site. Please try again.`));
    }
  };
  return (
    <Checkbox
      label={
        <Trans>
          Active<span className="sr-only">: {name}</span>
        </Trans>
      }
      checked={isActive}
      onChange={({ target }) => void toggle(target.checked)}
    />
  );
}

interface DeleteSiteDialogProps {
  site: AffiliateSiteCard_siteFragment;
  onDeleted: () => Promise<unknown>;
  onClose: () => void;
}

function DeleteSiteDialog({ site: { id, name }, onDeleted, onClose }: DeleteSiteDialogProps) {
  const [deleteSite, { loading }] = useDeleteAffiliateSiteMutation();
  const confirm = async () => {
    try {
      await deleteSite({ variables: { id } });
      toast.success(t`Deleted ${name}`);
      await onDeleted();
    } catch (error) {
      toast.error(problemText(error, t`Failed to delete affiliate site. Please try again.`));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Delete ${name}`}
      question={t`Are you sure you want to delete this affiliate site?`}
      action={t`Delete`}
      working={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
