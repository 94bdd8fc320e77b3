import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Entry {
  id: string;
  title: string;
  content: ReactNode;
}

/** At most one entry is open. */
export function Accordion({ entries }: { entries: readonly Entry[] }) {
  return (
    <Radix.Root type="single" collapsible className="grid gap-3">
      {entries.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className="rounded-card border border-line bg-card shadow-card">
          <Radix.Header asChild>
            <h2 className="grid">
              <Radix.Trigger className="group flex min-h-14 items-center justify-between gap-4 rounded-card px-5 py-3 text-left text-lg">
                {title}
                <Plus
                  aria-hidden
                  className="size-5 shrink-0 text-muted transition-transform duration-200 group-data-[state=open]:rotate-45"
                />
              </Radix.Trigger>
            </h2>
          </Radix.Header>
          <Radix.Content className="animate-drop px-5 pb-5 leading-relaxed text-muted">{content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
