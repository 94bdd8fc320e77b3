import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { directionIn } from '#rules/base/languages/languages';
import { locale } from './locale.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
}

interface TabsProps<Value extends string> {
  /** Read out, not shown. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  aside?: ReactNode;
  /** Beneath the tabs where there is no room. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Radix focuses a tab that is pressed, for which browsers draw a ring as after a key. */
const PRESSED = 'data-pressed';

export function Tabs<Value extends string>({ label, tabs, value, onChange, aside, tools, children }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      dir={directionIn(locale())} // else Radix says “ltr” of everything in it
      onValueChange={(next) => onChange(next as Value)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-4 max-sm:has-[[data-dock]]:grow"
    >
      <div className="flex flex-wrap items-end sm:gap-x-3 border-b border-line lg:flex-nowrap print:hidden noscript:hidden">
        <Radix.List
          aria-label={label}
          className="-mb-px flex min-w-0 flex-1 gap-0.5 sm:gap-1 overflow-x-auto max-[16rem]:flex-wrap"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              onPointerDown={({ currentTarget }) => currentTarget.setAttribute(PRESSED, '')}
              onKeyDown={({ currentTarget }) => currentTarget.removeAttribute(PRESSED)}
              onBlur={({ currentTarget }) => currentTarget.removeAttribute(PRESSED)}
              className="min-h-11 min-w-11 shrink-0 max-[16rem]:shrink max-[16rem]:text-start border-b-[3px] border-transparent px-1.5 text-sm sm:px-3 sm:text-base font-semibold text-muted transition-colors duration-150 -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink data-pressed:outline-none"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
        {tools}
      </div>
      <Radix.Content value={value} className="min-w-0 max-sm:has-[[data-dock]]:flex max-sm:has-[[data-dock]]:flex-col">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
