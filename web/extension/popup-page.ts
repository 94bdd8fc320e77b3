import { t } from '@lingui/core/macro';
import { buttonLook } from '../base/design/button-looks.ts';
import { listName } from '../base/text/list-name.ts';
import { browser } from './browser.ts';
import { type Connection, connection, forgetConnection } from './connection.ts';
import { element, notice } from './element.ts';
import { htmlOf, type OpenTab, openTab } from './open-page.ts';
import { type Adding, PopupForm } from './popup-form.ts';
import { addItem, type ListChoice, listsToAddTo, Refused, readPage } from './site-calls.ts';

/** The form stands there before the browser is asked for anything, and the page is read after. */
export async function openPopup(popup: HTMLElement): Promise<void> {
  const to = connection();
  if (!to) return showConnect(popup, t`Connect this extension to your lists first. It takes one press.`);
  const form = new PopupForm();
  show(popup, form.root);
  const [tab] = await Promise.all([openTab(), painted()]);
  performance.mark('form-drawn');
  if (tab) return new ConnectedPopup(popup, to, tab, form).open();
  show(popup, notice(t`Nothing can be added from this page. Open a product in a shop, and press the button again.`));
}

class ConnectedPopup {
  constructor(
    private readonly popup: HTMLElement,
    private readonly to: Connection,
    private readonly tab: OpenTab,
    private readonly form: PopupForm,
  ) {
    form.onAdd = (adding) => this.add(adding);
    form.suggestTitle(tab.title);
  }

  async open(): Promise<void> {
    const { url } = this.tab;
    const reading = htmlOf(this.tab).then((html) => readPage(this.to, { url, html }));
    await Promise.all([this.askForLists(), this.form.awaitProduct(reading)]);
  }

  private async askForLists(): Promise<void> {
    try {
      this.showLists(await listsToAddTo(this.to));
    } catch (problem) {
      if (isOver(problem)) this.end();
      else this.form.showProblem(problem, () => void this.askForLists());
    }
  }

  private showLists(lists: ListChoice[]): void {
    const create = button(t`Create New List`, () => openSite(`${this.to.site}/lists/create`));
    if (lists.length > 0) this.form.showLists(lists);
    else show(this.popup, notice(t`No list to put it on`, create));
  }

  private async add({ list, input, idempotencyKey }: Adding): Promise<void> {
    try {
      const title = await addItem(this.to, { listId: list.id, url: this.tab.url, input, idempotencyKey });
      this.showAdded(title, list);
    } catch (problem) {
      if (!isOver(problem)) throw problem;
      this.end();
    }
  }

  private showAdded(title: string, list: ListChoice): void {
    const name = listName(list);
    const open = button(t`Open the List`, () => openSite(`${this.to.site}/lists/${list.id}`));
    show(this.popup, notice(t`${title} is on ${name}.`, open));
    open.focus();
  }

  private end(): void {
    forgetConnection(this.to);
    showConnect(this.popup, t`This extension is no longer connected.`);
  }
}

/** A key that was revoked is of no use any more. */
function isOver(problem: unknown): boolean {
  return problem instanceof Refused && problem.code === 'UNAUTHENTICATED';
}

function show(popup: HTMLElement, ...content: Node[]): void {
  popup.replaceChildren(element('h1', { className: 'text-xl' }, t`Add to a list`), ...content);
}

/** A large page takes a while to draw. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function showConnect(popup: HTMLElement, text: string): void {
  const connect = button(
    t`Connect`,
    () => void browser.runtime.openOptionsPage().then(() => window.close()),
    'primary',
  );
  show(popup, element('p', {}, text), connect);
  connect.focus();
}

function openSite(url: string): void {
  void browser.tabs.create({ url }).then(() => window.close());
}

function button(text: string, onclick: () => void, look: 'primary' | 'quiet' = 'quiet'): HTMLButtonElement {
  return element('button', { type: 'button', className: buttonLook(look, 'normal'), onclick }, text);
}
