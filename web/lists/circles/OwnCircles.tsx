import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { TextLink } from '../../base/page/TextLink.tsx';

/** The way to the circles that somebody is in; nothing for who is in none. */
export function OwnCircles({ circles }: { circles: readonly { id: string; name: string }[] }) {
  if (circles.length === 0) return null;
  return (
    <section aria-labelledby="own-circles" className="grid gap-1">
      <h2 id="own-circles" className="text-2xl">{t`Your circles`}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {circles.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <TextLink isTall to={`/circles/${id}`}>
              <bdi className="wrap-anywhere">{displayText(name)}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
