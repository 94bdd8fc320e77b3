import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../design/EmptyState.tsx';
import { KindLabel } from '../design/KindRibbon.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { listName } from '../text/list-name.ts';
import { useNoListsQuery } from './NoLists.generated.ts';

/** For somebody who begins: what the place is for, the first step, and lists to look at. */
export function NoLists() {
  const { data } = useNoListsQuery();
  return (
    <div className="grid gap-8">
      <EmptyState
        title="No lists found"
        action={
          <LinkButton look="primary" to="/lists/create">
            Create your first list
          </LinkButton>
        }
      >
        <p>You haven't created any lists yet. Begin with a birthday, a wedding or the weekly shop.</p>
      </EmptyState>
      {data && data.demoLists.length > 0 && (
        <section aria-labelledby="demo-lists" className="grid gap-3">
          <h2 id="demo-lists" className="text-xl">
            Or look at a finished one first
          </h2>
          <ul className="grid gap-3 sm:grid-cols-3">
            {data.demoLists.map((demo) => (
              <li key={demo.id}>
                <Link
                  to={`/shared/${demo.shareToken}`}
                  className="group grid h-full content-start gap-1 rounded-card border border-line bg-card p-4 hover:border-edge"
                >
                  <KindLabel kind={demo.listType} />
                  <span className="flex items-center justify-between gap-2 font-semibold">
                    {listName(demo)}
                    <ArrowRight aria-hidden className="size-4 shrink-0 text-brand" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
