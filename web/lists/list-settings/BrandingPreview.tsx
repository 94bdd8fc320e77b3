import { t } from '@lingui/core/macro';
import { buttonLook } from '../../base/design/button-looks.ts';
import { pathHere } from '../../base/design/picture-address.ts';

interface BrandingPreviewProps {
  name: string;
  accentColor: string | null;
  bannerUrl: string | null;
}

/** The head of the shared page, in small. */
export function BrandingPreview({ name, accentColor, bannerUrl }: BrandingPreviewProps) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold text-ink">{t`What your guests see`}</figcaption>
      <div
        data-accent={accentColor ?? undefined}
        className="overflow-hidden rounded-card border border-line bg-card shadow-card"
      >
        {bannerUrl ? (
          <img src={pathHere(bannerUrl)} alt="" className="aspect-4/1 w-full bg-brand object-cover sm:aspect-6/1" />
        ) : (
          accentColor && <div className="h-2.5 bg-brand" />
        )}
        <div aria-hidden className="grid gap-3 p-5">
          <p className="font-fraunces text-2xl leading-tight font-semibold wrap-anywhere">{name}</p>
          <div className="flex flex-wrap items-center gap-4">
            <span className={buttonLook('primary', 'normal')}>{t`Mark as Purchased`}</span>
            <span className="font-semibold text-brand underline underline-offset-3">{t`View Item`}</span>
          </div>
        </div>
      </div>
    </figure>
  );
}
