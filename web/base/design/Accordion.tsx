import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  groups: readonly { heading: string; entries: readonly Entry[] }[];
}

/**
 * At most one entry is open. The browser does it, so it works without JavaScript, too, and a search in the page
 * opens what it finds.
 */
export function Accordion({ groups }: AccordionProps) {
  const name = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className="grid gap-6 sm:gap-8">
      {groups.map(({ heading, entries }) => (
        <section key={heading} className="grid gap-3">
          <h2 className="text-xl">{heading}</h2>
          <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-card shadow-card">
            {entries.map(({ id, title, content }) => (
              <details
                key={id}
                name={name}
                open={openId === id}
                onToggle={({ currentTarget: { open } }) =>
                  setOpenId((current) => (open ? id : current === id ? null : current))
                }
                className="group"
              >
                <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4 py-2.5 text-start -outline-offset-2 hover:bg-sunk/60 sm:px-5 [&::-webkit-details-marker]:hidden">
                  <h3 className="min-w-0 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere sm:text-lg">
                    {title}
                  </h3>
                  <Plus
                    aria-hidden
                    className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-45"
                  />
                </summary>
                <div className="max-w-prose px-4 pb-5 leading-relaxed wrap-anywhere text-muted group-open:animate-drop sm:px-5">
                  {content}
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
