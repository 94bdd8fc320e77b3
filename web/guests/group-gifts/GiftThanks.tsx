import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { Badge } from '../../base/design/Badge.tsx';

interface GiftThanksProps {
  receivedAt: string | null;
  thanks: { text: string; authorName: string } | null;
}

/** For a giver: that their gift came, and the words of thanks for it. */
export function GiftThanks({ receivedAt, thanks }: GiftThanksProps) {
  if (!receivedAt && !thanks) return null;
  const name = thanks ? displayText(thanks.authorName) : '';
  return (
    <div className="col-span-full grid justify-items-start gap-2">
      {receivedAt && <Badge>{t`It has come`}</Badge>}
      {thanks && (
        <figure className="w-full rounded-control bg-sunk p-3 wrap-anywhere">
          <figcaption className="text-sm font-semibold">{t`${name} says thank you`}</figcaption>
          <blockquote dir="auto" className="whitespace-pre-line">
            {displayText(thanks.text)}
          </blockquote>
        </figure>
      )}
    </div>
  );
}
