import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { toast } from 'sonner';
import { MOST_URL_FORMATS, newAffiliateSite } from '#rules/affiliates/affiliate-site';
import { Button } from '../design/Button.tsx';
import { Checkbox } from '../design/Checkbox.tsx';
import { Dialog, DialogActions } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { useRuleForm } from '../form/useRuleForm.ts';
import type { AffiliateSiteCard_siteFragment } from './AffiliateSiteCard.generated.ts';
import { useCreateAffiliateSiteMutation, useUpdateAffiliateSiteMutation } from './AffiliateSiteDialog.generated.ts';

interface AffiliateSiteDialogProps {
  /** The site that is edited; null for a new one. */
  site: AffiliateSiteCard_siteFragment | null;
  /** Called before it closes, when the site is saved. */
  onSaved?: () => Promise<unknown>;
  onClose: () => void;
}

const NEW_FORMAT = { urlPattern: '', description: '', priority: 0 };

/** What is no number is 0. */
const asPriority = (value: unknown) => Math.trunc(Number(value)) || 0;

export function AffiliateSiteDialog({ site, onSaved, onClose }: AffiliateSiteDialogProps) {
  const form = useRuleForm(newAffiliateSite, startOf(site));
  const formats = useFieldArray({ control: form.control, name: 'urlFormats' });
  const [create, creating] = useCreateAffiliateSiteMutation();
  const [update, updating] = useUpdateAffiliateSiteMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<unknown>(null);
  const [name, code] = form.watch(['name', 'affiliateCode']);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      if (site) await update({ variables: { id: site.id, changes: input } });
      else await create({ variables: { input, idempotencyKey } });
      await onSaved?.();
      toast.success(site ? 'Affiliate site updated' : 'Affiliate site added');
      onClose();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog
      title={site ? 'Edit Affiliate Site' : 'Add Affiliate Site'}
      description="Links that match one of its patterns carry the code."
      width="wide"
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Name" autoComplete="off" {...form.field('name')} />
          <Field
            label="Affiliate code"
            autoComplete="off"
            hint="Such as kindlist-20, or whole parameters such as ref=us&aff=7."
            {...form.field('affiliateCode')}
          />
        </div>
        <Field
          label="Default logo"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint="The address of a picture, for items of the shop that have none."
          {...form.field('defaultLogoUrl')}
        />
        <Checkbox label="Active" {...form.register('isActive')} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">URL patterns</legend>
          <p className="text-sm text-muted">
            The shop and a path, with * for anything: amazon.*, shop.example/toys/*. Subdomains are included. End with
            ?ref={'{code}'} if the shop calls its parameter anything but tag.
          </p>
          {formats.fields.map(({ id }, place) => (
            <div
              key={id}
              className="grid items-start gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]"
            >
              <Field label="URL pattern" autoComplete="off" {...form.field(`urlFormats.${place}.urlPattern`)} />
              <Field label="Description" autoComplete="off" {...form.field(`urlFormats.${place}.description`)} />
              <Field
                label="Priority"
                inputMode="numeric"
                autoComplete="off"
                {...form.field(`urlFormats.${place}.priority`, { setValueAs: asPriority })}
              />
              <div className="sm:pt-6.5">
                <IconButton
                  label={`Remove pattern ${place + 1}`}
                  icon={<Trash2 aria-hidden />}
                  look="danger"
                  onClick={() => formats.remove(place)}
                />
              </div>
            </div>
          ))}
          {formats.fields.length < MOST_URL_FORMATS && (
            <div>
              <Button onClick={() => formats.append(NEW_FORMAT)}>
                <Plus aria-hidden className="size-4.5" />
                Add Pattern
              </Button>
            </div>
          )}
        </fieldset>
        {problem !== null && (
          <SaveProblem error={problem} otherwise="Failed to save affiliate site. Please try again." />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            disabled={!name.trim() || !code.trim()}
            working={creating.loading || updating.loading}
          >
            {site ? 'Update' : 'Create'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function startOf(site: AffiliateSiteCard_siteFragment | null) {
  if (!site) return { name: '', affiliateCode: '', defaultLogoUrl: '', isActive: true, urlFormats: [NEW_FORMAT] };
  const { name, affiliateCode, defaultLogoUrl, isActive, urlFormats } = site;
  return {
    name,
    affiliateCode,
    defaultLogoUrl: defaultLogoUrl ?? '',
    isActive,
    urlFormats: urlFormats.map(({ urlPattern, description, priority }) => ({ urlPattern, description, priority })),
  };
}
