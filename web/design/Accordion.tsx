import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  content: ReactNode;
}

/** At most one entry is open. The browser does it, so it works without JavaScript, too, and a search in the page opens what it finds. */
export function Accordion({ entries }: { entries: readonly Entry[] }) {
  const name = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className="grid gap-3">
      {entries.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          open={openId === id}
          onToggle={({ currentTarget: { open } }) =>
            setOpenId((current) => (open ? id : current === id ? null : current))
          }
          className="group rounded-card border border-line bg-card shadow-card"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 text-left [&::-webkit-details-marker]:hidden">
            <h2 className="min-w-0 text-lg wrap-anywhere">{title}</h2>
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="px-5 group-open:animate-drop pb-5 leading-relaxed wrap-anywhere text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
