import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTakesFocus } from './useTakesFocus.ts';

const TONES = {
  info: { look: 'border-edge/60 bg-sunk text-ink', icon: Info },
  success: { look: 'border-registry/50 bg-registry-wash text-registry-ink', icon: CircleCheck },
  problem: { look: 'border-problem/50 bg-problem-wash text-problem', icon: TriangleAlert },
};

interface NoticeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
  action?: ReactNode;
  /** For what came of pressing something: the focus goes there, again whenever this is another value. */
  takesFocus?: unknown;
}

/** A problem is read out at once. */
export function Notice({ tone = 'info', children, action, takesFocus = false }: NoticeProps) {
  const box = useTakesFocus<HTMLDivElement>(takesFocus);
  const { look, icon: Icon } = TONES[tone];
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      role={tone === 'problem' ? 'alert' : 'status'}
      className={`flex animate-drop flex-wrap items-center gap-x-4 gap-y-2 rounded-control border px-4 py-3 ${look}`}
    >
      <div className="flex min-w-0 grow basis-56 items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 font-medium">{children}</div>
      </div>
      {action}
    </div>
  );
}
