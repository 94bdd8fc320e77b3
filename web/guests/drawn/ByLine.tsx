import { Trans } from '@lingui/react/macro';
import { isolated } from '#rules/base/languages/isolated';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { listText } from '../../base/design/list-text.ts';
import { shortName } from '../../base/text/short-name.ts';

export interface Whose {
  listType: Kind;
  ownerName: string;
  /** Somebody without an account, for whom it is. */
  person: { name: string; askedBy: readonly string[] } | null;
}

/** Says of which kind a list is, and whose; in short, two people go by their first names. */
export function ByLine({ listType, person, isWhole = false, ...list }: Whose & { isWhole?: boolean }) {
  const ownerName = isWhole ? list.ownerName : shortName(list.ownerName);
  if (!person)
    return (
      <Trans comment="<0/> is the kind of the list: “Wishlist by Ann”">
        <KindLabel kind={listType} />
        <span>
          by <bdi>{ownerName}</bdi>
        </span>
      </Trans>
    );
  const { name, askedBy } = person;
  const names = listText(askedBy.map(isolated));
  return (
    <Trans comment="<0/> is the kind of the list: “Wishlist for Emma, asked by Ann and Ben”">
      <KindLabel kind={listType} />
      <span>
        for <bdi className="font-semibold text-ink">{name}</bdi>, asked by {names}
      </span>
    </Trans>
  );
}
