import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { MOST_URL_FORMATS, newAffiliateSite, readPriority } from '#rules/lists/affiliates/affiliate-site';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import type { AffiliateSiteCard_siteFragment } from './AffiliateSiteCard.generated.ts';

export type AffiliateSiteForm = ReturnType<typeof useAffiliateSiteForm>;

type FormValues = ReturnType<typeof valuesOf>;

const CODE = '{code}';

const NEW_FORMAT = { urlPattern: '', description: '', priority: 0 };

export const NEW_SITE = {
  name: '',
  affiliateCode: '',
  defaultLogoUrl: '',
  isActive: true,
  urlFormats: [NEW_FORMAT],
} satisfies FormValues;

export const useAffiliateSiteForm = (start: FormValues) => useRuleForm(newAffiliateSite, start);

export function valuesOf(site: AffiliateSiteCard_siteFragment) {
  const { name, affiliateCode, defaultLogoUrl, isActive, urlFormats } = site;
  return {
    name,
    affiliateCode,
    defaultLogoUrl: defaultLogoUrl ?? '',
    isActive,
    urlFormats: urlFormats.map(({ urlPattern, description, priority }) => ({ urlPattern, description, priority })),
  };
}

export function AffiliateSiteFields({ form }: { form: AffiliateSiteForm }) {
  const formats = useFieldArray({ control: form.control, name: 'urlFormats' });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t`Name`} autoComplete="off" {...form.field('name')} />
        <Field
          label={t`Affiliate code`}
          autoComplete="off"
          hint={t`Such as kindlist-20, or whole parameters such as ref=us&aff=7.`}
          {...form.field('affiliateCode')}
        />
      </div>
      <Field
        label={t`Default logo`}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint={t`The address of a picture for items that have none of their own.`}
        {...form.field('defaultLogoUrl')}
      />
      <Checkbox label={t`Active`} {...form.register('isActive')} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t`Link patterns`}</legend>
        <p className="text-sm text-muted">
          <Trans>
            The shop and a path, with * for anything: amazon.*, shop.example/toys/*. Subdomains are included. End with
            ?ref={CODE} if the shop calls its parameter anything but tag.
          </Trans>
        </p>
        {formats.fields.map(({ id }, place) => (
          <div
            key={id}
            className="grid items-start gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]"
          >
            <Field label={t`Link pattern`} autoComplete="off" {...form.field(`urlFormats.${place}.urlPattern`)} />
            <Field label={t`Description`} autoComplete="off" {...form.field(`urlFormats.${place}.description`)} />
            <Field
              label={t`Priority`}
              inputMode="numeric"
              autoComplete="off"
              {...form.field(`urlFormats.${place}.priority`, { setValueAs: readPriority })}
            />
            <div className="sm:pt-6.5">
              <IconButton
                label={removalText(place + 1)}
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
              {t`Add Pattern`}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}

function removalText(number: number): string {
  return t`Remove pattern ${number}`;
}
