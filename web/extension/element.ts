type Attributes<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>;

/** Makes an element. Texts become text and never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes<Tag> = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A control under its label. */
export function labelled(label: string, control: HTMLElement, hint?: string): HTMLElement {
  control.id ||= `field-${label}`;
  const note = hint ? element('p', { id: `${control.id}-hint`, className: 'text-sm text-muted' }, hint) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return element(
    'div',
    { className: 'grid gap-1' },
    element('label', { htmlFor: control.id, className: 'text-sm font-semibold' }, label),
    control,
    note,
  );
}

/** Something that people have to know; read out when it comes. */
export function notice(text: string, ...more: Node[]): HTMLElement {
  return element(
    'div',
    { role: 'status', className: 'grid gap-2 rounded-control border border-line bg-card px-3 py-2 text-sm' },
    element('p', { className: 'wrap-anywhere' }, text),
    ...more,
  );
}
