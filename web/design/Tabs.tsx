import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab<Value extends string> {
  value: Value;
  label: string;
}

interface TabsProps<Value extends string> {
  /** What the tabs part; read out, not shown. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className="grid min-w-0 gap-6">
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line noscript:hidden">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-[3px] border-transparent px-3.5 font-semibold text-muted transition-colors duration-150 -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="min-w-0">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
