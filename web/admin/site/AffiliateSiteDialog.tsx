import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ReactNode, type SubmitEventHandler, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { newAffiliateSite } from '#rules/lists/affiliates/affiliate-site';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { toast } from '../../base/page/toast.ts';
import { ConflictsAtFields } from '../../core/form/ConflictChoice.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useEdit } from '../../core/form/useEdit.ts';
import type { AffiliateSiteCard_siteFragment } from './AffiliateSiteCard.generated.ts';
import { useCreateAffiliateSiteMutation, useUpdateAffiliateSiteMutation } from './AffiliateSiteDialog.generated.ts';
import {
  AffiliateSiteFields,
  type AffiliateSiteForm,
  NEW_SITE,
  useAffiliateSiteForm,
  valuesOf,
} from './AffiliateSiteFields.tsx';

interface DialogProps {
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

export function AddAffiliateSiteDialog({ onSaved, onClose }: DialogProps) {
  const form = useAffiliateSiteForm(NEW_SITE);
  const forgetDraft = useDraft(form, undefined, { part: 'new' });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [create, { loading }] = useCreateAffiliateSiteMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      await create({ variables: { input, idempotencyKey } });
      await onSaved();
      toast.success(t`Affiliate site added`);
      giveUp();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  const way = { form, problem, action: t`Create`, isSaving: loading, onSubmit: submit, onCancel: giveUp, onClose };
  return (
    <SiteDialog title={t`Add Affiliate Site`} {...way}>
      <AffiliateSiteFields form={form} />
    </SiteDialog>
  );
}

const LABELS: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  affiliateCode: msg`Affiliate code`,
  defaultLogoUrl: msg`Default logo`,
  isActive: msg`Active`,
  urlFormats: msg`Link patterns`,
};

interface EditDialogProps extends DialogProps {
  site: AffiliateSiteCard_siteFragment;
}

/** Another administrator may change the same field meanwhile. */
export function EditAffiliateSiteDialog({ site, onSaved, onClose }: EditDialogProps) {
  const [start] = useState(() => valuesOf(site));
  const [shown] = useState(() => newAffiliateSite.parse(start));
  const read = useRef(shown);
  const form = useAffiliateSiteForm(start);
  const forgetDraft = useDraft(form, read, { part: site.id });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [update] = useUpdateAffiliateSiteMutation();
  const edit = useEdit({
    form: { ...form, read },
    shown,
    save: async (changes, base) => {
      await update({ variables: { id: site.id, changes, base } });
      await onSaved();
      return {};
    },
    onSaved: () => {
      toast.success(t`Affiliate site updated`);
      giveUp();
    },
  });
  const { problem, isSaving } = edit;
  return (
    <SiteDialog
      title={t`Edit Affiliate Site`}
      {...{ form, problem, action: t`Update`, isSaving, onSubmit: edit.submit, onCancel: giveUp, onClose }}
    >
      <ConflictsAtFields
        conflicts={edit.conflicts}
        isOnForm={(field) => field !== 'urlFormats' && field !== 'isActive'}
        labelOf={labelOf}
        textOf={textOf}
        onKeepMine={edit.keepMine}
        onTakeTheirs={edit.takeTheirs}
      >
        <AffiliateSiteFields form={form} />
      </ConflictsAtFields>
    </SiteDialog>
  );
}

function labelOf(field: string): string {
  const label = LABELS[field];
  return label ? say(label) : field;
}

function textOf(_field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Active` : t`Inactive`;
  if (!Array.isArray(value)) return String(value ?? '');
  const patterns = value as { urlPattern: string; priority: number }[];
  return enumeration(
    patterns.map(({ urlPattern, priority }) => (priority ? t`${urlPattern} (priority ${priority})` : urlPattern)),
  );
}

interface SiteDialogProps {
  title: string;
  form: AffiliateSiteForm;
  problem: unknown;
  action: string;
  isSaving: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onCancel: () => void;
  onClose: () => void;
  children: ReactNode;
}

function SiteDialog({
  title,
  form,
  problem,
  action,
  isSaving,
  onSubmit,
  onCancel,
  onClose,
  children,
}: SiteDialogProps) {
  const [name, code] = form.watch(['name', 'affiliateCode']);
  return (
    <Dialog
      title={title}
      description={t`Links that match one of its patterns carry the code.`}
      width="wide"
      onClose={onClose}
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {children}
        {problem !== null && (
          <SaveProblem error={problem} otherwise={t`Failed to save affiliate site. Please try again.`} />
        )}
        <DialogActions>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" disabled={!name.trim() || !code.trim()} working={isSaving}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
