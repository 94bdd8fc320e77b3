import { Trans } from '@lingui/react/macro';
import { displayText } from '#rules/base/text/display-text';

/** For whom a list is that is not for its owner. */
export function ForPerson({ name }: { name: string }) {
  const person = displayText(name);
  return (
    <Trans comment="Who the list is for: “For Emma”">
      For <bdi className="font-semibold text-ink">{person}</bdi>
    </Trans>
  );
}
