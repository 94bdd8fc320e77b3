import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Defined } from '#rules/money/reports/definitions';
import { Card } from '../../base/design/Card.tsx';
import { Sparkline } from '../../base/design/plots/Sparkline.tsx';
import { Definition } from './Definition.tsx';

export interface Trend {
  text: string;
  values: readonly number[];
}

interface FigureCardProps {
  label: string;
  value: string;
  definition: Defined;
  to?: string;
  trend?: Trend | null;
  children?: ReactNode;
}

export function FigureCard({ label, value, definition, to, trend, children }: FigureCardProps) {
  return (
    <Card as="li">
      <div className="-mt-2 -me-2 flex items-center justify-between gap-2 [&>button]:z-1">
        <h3 className="font-sans text-sm font-semibold text-muted">{label}</h3>
        <Definition of={definition} name={label} />
      </div>
      <div className="flex items-end justify-between gap-x-3">
        <p className="font-fraunces text-2xl font-semibold wrap-anywhere tabular-nums sm:text-3xl">{value}</p>
        {trend && <Sparkline values={trend.values} />}
      </div>
      {trend !== undefined && <p className="min-h-5 text-sm text-muted tabular-nums">{trend?.text}</p>}
      {to && (
        <p className="mt-1 text-sm">
          <Link
            to={to}
            className="rounded-xs font-semibold text-brand underline decoration-1 underline-offset-3 after:absolute after:inset-0 after:rounded-card after:transition-shadow hover:decoration-2 hover:after:shadow-[inset_0_0_0_1px_var(--color-edge)]"
          >
            {children}
          </Link>
        </p>
      )}
      {!to && children && <div className="mt-1 text-sm text-muted">{children}</div>}
    </Card>
  );
}
