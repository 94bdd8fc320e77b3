import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';

interface PartProps {
  title: string;
  isWell: boolean;
  state: string;
  children: ReactNode;
}

export const IS_WELL = msg({ message: `OK`, context: 'state of a part of the site' });

export function Part({ title, isWell, state, children }: PartProps) {
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        <Badge tone={isWell ? 'good' : 'problem'}>{state}</Badge>
      </div>
      <div className="mt-3 grid gap-1.5">{children}</div>
    </Card>
  );
}

export function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <p className="flex items-center justify-between gap-4">
      <span className="text-muted">{label}</span>
      <span className="text-end [&>a]:-my-3 [&>a]:justify-end font-semibold tabular-nums">{value}</span>
    </p>
  );
}

export function megabytesText(amount: number): string {
  return t({ message: `${amount} MB`, comment: 'Megabytes' });
}
