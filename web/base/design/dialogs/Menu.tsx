import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { directionIn } from '#rules/base/languages/languages';
import { locale } from '../locale.ts';
import { BackCloses } from './BackCloses.tsx';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** From the edges of the window; at the top, from the header, which stays. */
const MARGINS = { top: 76, right: 12, bottom: 12, left: 12 };

/** A field that an entry has opened keeps the focus. */
const OPENED_FIELD = 'input:not([role="dialog"] *)';

/** An open group has the whole menu, which so is never longer than a phone. */
const ONE_GROUP = 'has-[>[data-unfolded]]:[&>:not([data-unfolded])]:hidden';

/** Drawn inside `main`, so that it is not outside of every landmark. */
export function Menu({ trigger, children, open, onOpenChange }: MenuProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DropdownMenu.Root modal={false} dir={directionIn(locale())} open={isOpen} onOpenChange={change}>
      {isOpen && <BackCloses onBack={() => change(false)} />}
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={MARGINS}
          onCloseAutoFocus={(event) => {
            if (document.activeElement?.matches(OPENED_FIELD)) event.preventDefault();
          }}
          className={`z-50 grid max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-24px)] min-w-[min(15rem,100vw-24px)] overflow-y-auto overscroll-contain animate-drop rounded-card border border-line bg-card p-1.5 text-ink shadow-card ${ONE_GROUP}`}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const LOOKS = {
  plain: 'data-[highlighted]:bg-sunk',
  danger: 'text-problem data-[highlighted]:bg-problem-wash',
};

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-control px-3 outline-none data-[disabled]:opacity-60 [&_svg]:size-4.5 [&_svg]:shrink-0';

interface MenuItemProps extends Omit<ComponentProps<typeof DropdownMenu.Item>, 'className'> {
  look?: keyof typeof LOOKS;
}

export function MenuItem({ look = 'plain', ...item }: MenuItemProps) {
  return <DropdownMenu.Item {...item} className={`${ENTRY} ${LOOKS[look]}`} />;
}

interface MenuGroupProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** Its entries take the place of the others: a menu beside a menu has no room on a phone, and a longer one has to be scrolled. */
export function MenuGroup({ label, icon, children }: MenuGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: Event) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <div data-unfolded={isOpen || undefined} className="grid">
      <DropdownMenu.Item aria-expanded={isOpen} onSelect={toggle} className={`${ENTRY} ${LOOKS.plain}`}>
        {isOpen ? <ChevronLeft aria-hidden className="rtl:-scale-x-100" /> : icon}
        <span className={isOpen ? 'font-semibold' : ''}>{label}</span>
        {!isOpen && <ChevronRight aria-hidden className="ms-auto text-muted rtl:-scale-x-100" />}
      </DropdownMenu.Item>
      {isOpen && (
        <DropdownMenu.Group aria-label={label} className="mt-1.5 grid border-t border-line pt-1.5">
          {children}
        </DropdownMenu.Group>
      )}
    </div>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function MenuChoice<Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className="grid"
    >
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={`${ENTRY} ${LOOKS.plain}`}
        >
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator className="ms-auto text-brand">
            <Check aria-hidden />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

interface MenuCheckboxProps {
  icon: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The thing that it opens lies below the menu. */
  closes?: boolean;
  children: ReactNode;
}

export function MenuCheckbox({ icon, checked, onChange, closes = false, children }: MenuCheckboxProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => closes || event.preventDefault()}
      className={`${ENTRY} ${LOOKS.plain}`}
    >
      {icon}
      {children}
      <DropdownMenu.ItemIndicator className="ms-auto text-brand">
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm text-muted">{children}</DropdownMenu.Label>;
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}
