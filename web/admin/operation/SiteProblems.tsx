import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import type { OperationScreenQuery } from './OperationScreen.generated.ts';

type Problems = NonNullable<OperationScreenQuery['adminOperation']['problems']>;

const AREAS: Record<Problems[number]['area'], string> = { PAYMENTS: 'Payments', SIGN_IN: 'Signing in' };

/** Problems that only the person who runs the site can solve. */
export function SiteProblems({ problems }: { problems: Problems }) {
  return (
    <section aria-labelledby="site-problems" className="grid gap-3">
      <h2 id="site-problems" className="text-2xl">
        For you to put right
      </h2>
      <Card>
        <ul className="grid gap-4">
          {problems.map(({ id, area, message, count, lastSeenAt }) => (
            <li key={id} className="grid gap-1">
              <p className="wrap-anywhere">
                <strong>{AREAS[area]}:</strong> {message}
              </p>
              <p className="text-muted text-sm">
                <RelativeTime at={lastSeenAt} />
                {count > 1 && <span>{`, ${count} times`}</span>}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
