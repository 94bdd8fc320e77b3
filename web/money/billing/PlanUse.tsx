import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { displayText } from '#rules/base/text/display-text';
import type { PlanId } from '#rules/core/plans/plan-id';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { usePlanLimits } from './usePlanLimits.ts';

interface PlanUseProps {
  planId: PlanId;
  listCount: number;
  lists: readonly { id: string; name: string; itemCount: number }[];
}

export function PlanUse({ planId, listCount, lists }: PlanUseProps) {
  const limits = usePlanLimits();
  const { paymentsEnabled } = useSite();
  const { lists: mostLists, items: mostItems } = limits[planId];
  const fullest = lists.reduce<(typeof lists)[number] | null>(
    (most, list) => (list.itemCount > (most?.itemCount ?? 0) ? list : most),
    null,
  );
  const full = lists.filter(({ itemCount }) => itemCount >= mostItems);
  const shown = full.length > 0 || !fullest ? full : [fullest];
  if (mostLists < 0 && mostItems < 0) {
    return (
      <p>
        <Plural
          value={listCount}
          one={
            <Trans>
              <span className="font-semibold tabular-nums"># list</span>
              <span className="text-muted"> so far, with room for as many as you like.</span>
            </Trans>
          }
          other={
            <Trans>
              <span className="font-semibold tabular-nums"># lists</span>
              <span className="text-muted"> so far, with room for as many as you like.</span>
            </Trans>
          }
        />
      </p>
    );
  }
  return (
    <>
      {mostLists >= 0 && (
        <Used label={t`Lists used`} value={listCount} max={mostLists}>
          {plural(mostLists, { one: `${listCount} of # list`, other: `${listCount} of # lists` })}
        </Used>
      )}
      {mostItems >= 0 &&
        (shown.length > 0 ? (
          shown.map((list) => (
            <Used key={list.id} label={itemsText(list.name)} value={list.itemCount} max={mostItems}>
              <FullestList {...list} max={mostItems} />
            </Used>
          ))
        ) : (
          <p className="text-muted">
            {plural(mostItems, {
              one: 'Each list has room for # item.',
              other: 'Each list has room for # items.',
            })}
          </p>
        ))}
      {full.length > 0 && (mostLists < 0 || listCount < mostLists) && !paymentsEnabled && (
        <div>
          <LinkButton to="/lists/create">{t`Begin another list`}</LinkButton>
        </div>
      )}
    </>
  );
}

function itemsText(name: string): string {
  const list = displayText(name);
  return t`Items in “${list}”`;
}

interface FullestListProps {
  id: string;
  name: string;
  itemCount: number;
  max: number;
}

function FullestList({ id, name, itemCount, max }: FullestListProps) {
  const link = <TextLink to={`/lists/${id}`}>{displayText(name)}</TextLink>;
  return (
    <Trans comment="“12 of 50 items in Ida turns 7”">
      <Plural value={max} one={`${itemCount} of # item`} other={`${itemCount} of # items`} /> in {link}
    </Trans>
  );
}

interface UsedProps {
  label: string;
  value: number;
  max: number;
  children: React.ReactNode;
}

/** Bars are in the brand's colour, so that a full one needs no second set of styles. */
const FULL = { '--color-brand': 'var(--color-problem)' } as CSSProperties;

function Used({ label, value, max, children }: UsedProps) {
  const left = Math.max(0, max - value);
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span className="min-w-0 grow basis-32 font-semibold wrap-anywhere">{children}</span>
        <span className={`shrink-0 ${left === 0 ? 'font-semibold text-problem' : 'text-muted'}`}>
          {left === 0
            ? t`None left`
            : t({ message: plural(left, { one: '# left', other: '# left' }), context: 'what a plan still holds' })}
        </span>
      </p>
      <div style={left === 0 ? FULL : undefined}>
        <ProgressBar label={label} value={Math.min(value, max)} max={max} />
      </div>
    </div>
  );
}
