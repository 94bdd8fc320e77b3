type Attributes<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>;

/** Texts become text and never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes<Tag> = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children.filter((child) => child !== null));
  return made;
}

let controls = 0;

export function labelled(label: string, control: HTMLElement, hint?: string): HTMLElement {
  control.id ||= `field-${++controls}`;
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

/** Leads to the control. The next change takes the words back. */
export function refuse(control: HTMLElement, text: string): void {
  control.focus();
  if (control.hasAttribute('aria-invalid')) return;
  const hint = control.getAttribute('aria-describedby');
  const problem = element('p', { id: `${control.id}-problem`, className: 'text-sm font-medium text-problem' }, text);
  const takeBack = () => {
    problem.remove();
    control.removeAttribute('aria-invalid');
    if (hint) control.setAttribute('aria-describedby', hint);
    else control.removeAttribute('aria-describedby');
  };
  control.after(problem);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', hint ? `${problem.id} ${hint}` : problem.id);
  control.addEventListener('input', takeBack, { once: true });
}

export function notice(text: string, ...more: Node[]): HTMLElement {
  return element(
    'div',
    { role: 'status', className: 'grid gap-2 rounded-control border border-line bg-card px-3 py-2 text-sm' },
    element('p', { className: 'wrap-anywhere' }, text),
    ...more,
  );
}
