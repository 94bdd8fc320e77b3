import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { MAX_IMAGE_MEGABYTES } from '#rules/core/images/image';
import type { AccentColor } from '#rules/lists/lists/list';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { PartOfPremium } from '../../base/page/plans-link.tsx';
import { PictureField } from '../../core/images/PictureField.tsx';
import { useUpload } from '../../core/images/useUpload.ts';
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import { AccentChoice } from './AccentChoice.tsx';
import { type SetBrandingMutationVariables, useBrandingQuery, useSetBrandingMutation } from './Branding.generated.ts';
import { BrandingPreview } from './BrandingPreview.tsx';

interface BrandingProps {
  listId: string;
  /** The name of the list, for the preview. */
  name: string;
}

/** How the shared page is dressed: a colour and a picture, for owners on Premium. Each is saved at once. */
export function Branding({ listId, name }: BrandingProps) {
  const { data } = useBrandingQuery({ variables: { listId } });
  const [setBranding, { loading }] = useSetBrandingMutation();
  const { progress, uploadTo, cancel } = useUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<AccentColor | null>(); // shown at once, while it is on its way
  const isIncluded = useHasExtra('branding');
  const branding = data?.list.branding;

  const save = async (changes: Omit<SetBrandingMutationVariables, 'listId'>) => {
    setProblem(null);
    try {
      await setBranding({ variables: { listId, ...changes } });
    } catch (failure) {
      setProblem(problemText(failure, t`The branding could not be saved. Please try again.`));
    } finally {
      setChosen(undefined);
    }
  };
  const sendBanner = async (file: File) => {
    setProblem(null);
    try {
      const banner = await uploadTo('branding', file);
      if (banner) await save({ banner });
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  };
  const choose = (accentColor: AccentColor | null) => {
    setChosen(accentColor);
    void save({ accentColor });
  };

  const isDressed = branding && (branding.accentColor || branding.bannerUrl);
  return (
    <section aria-labelledby="branding" className="mt-4 grid gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="branding" className="flex items-center gap-2.5 text-xl">
          <Palette aria-hidden className="size-5 text-brand" />
          {t`Branding`}
        </h2>
        <p className="text-muted">
          {isIncluded ? (
            <span>{t`A colour and a picture for the page your guests see. Saved right away.`}</span>
          ) : (
            <span>
              <Trans>
                A colour and a picture of your own on the shared page: <PartOfPremium />.
              </Trans>
            </span>
          )}
        </p>
      </div>
      {branding && isIncluded && (
        <>
          <AccentChoice value={chosen === undefined ? branding.accentColor : chosen} onChoose={choose} />
          <PictureField
            label={t`Banner`}
            hint={t`Wide pictures work best; of others, only the middle shows. JPEG, PNG, WebP or GIF, up to ${MAX_IMAGE_MEGABYTES} MB.`}
            src={branding.bannerUrl}
            isSeenNearby
            progress={progress}
            disabled={loading}
            onChoose={(file) => void sendBanner(file)}
            onRemove={() => void save({ banner: null })}
            onCancel={cancel}
          />
          <BrandingPreview
            name={name}
            accentColor={chosen === undefined ? branding.accentColor : chosen}
            bannerUrl={branding.bannerUrl}
          />
        </>
      )}
      {isDressed && !isIncluded && (
        <Notice
          action={
            <Button
              working={loading}
              onClick={() => void save({ accentColor: null, banner: null })}
            >{t`Remove`}</Button>
          }
        >{t`Your choices are kept, and shown again once you’re on Premium.`}</Notice>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
    </section>
  );
}
