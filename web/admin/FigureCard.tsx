import type { ReactNode } from 'react';
import type { Defined } from '#rules/reports/definitions';
import { Card } from '../design/Card.tsx';
import { Definition } from './Definition.tsx';

interface FigureCardProps {
  label: string;
  value: string;
  definition: Defined;
  /** Stands below, such as how much it grew or where it comes from. */
  children?: ReactNode;
}

/** One figure, as an entry of a list of them. */
export function FigureCard({ label, value, definition, children }: FigureCardProps) {
  return (
    <Card as="li">
      <div className="-mt-2 -mr-2 flex items-center justify-between gap-2">
        <h3 className="font-sans text-sm font-semibold text-muted">{label}</h3>
        <Definition of={definition} name={label} />
      </div>
      <p className="font-fraunces text-2xl font-semibold wrap-anywhere tabular-nums sm:text-3xl">{value}</p>
      {children && <div className="mt-1 text-sm text-muted">{children}</div>}
    </Card>
  );
}
