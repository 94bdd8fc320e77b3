import { t } from '@lingui/core/macro';
import { buttonLook } from '../base/design/button-looks.ts';
import { listName } from '../base/text/list-name.ts';
import type { FoundProduct } from '../core/products/read-link.ts';
import { browser } from './browser.ts';
import { type Connection, connection, forgetKey } from './connection.ts';
import { element, notice } from './element.ts';
import { htmlOf, openTab } from './open-page.ts';
import { type Adding, PopupForm } from './popup-form.ts';
import { addItem, type ListChoice, listsToAddTo, problemText, Refused, readPage } from './site-calls.ts';
import { speak } from './speak.ts';

speak();
const popup = document.getElementById('popup') as HTMLElement;
void open();

/** Under the heading, in place of what stood there. */
function show(...content: Node[]): void {
  popup.replaceChildren(element('h1', { className: 'text-xl' }, t`Add to a list`), ...content);
}

/** Until the browser has drawn what stands there: a large page takes a while. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function open(): Promise<void> {
  const to = connection();
  if (!to) return showConnect(t`Connect this extension to your lists first. It takes one press.`);
  const tab = await openTab();
  if (!tab)
    return show(notice(t`Nothing can be added from this page. Open a product in a shop, and press the button again.`));
  const form = new PopupForm(tab, (adding) => add(to, tab.url, adding));
  show(form.root);
  await painted();
  const [lists] = await Promise.all([
    listsToAddTo(to).catch(showProblem),
    htmlOf(tab)
      .then((html) => readPage(to, { url: tab.url, html }))
      .then((product: FoundProduct) => form.showProduct(product))
      .catch((problem: unknown) => form.showUnread(problemText(problem))),
  ]);
  if (lists) showLists(form, lists, to);
}

function showLists(form: PopupForm, lists: ListChoice[], { site }: Connection): void {
  if (lists.length > 0) form.showLists(lists);
  else
    show(
      notice(
        t`No list to put it on`,
        button(t`Create New List`, () => openSite(`${site}/lists/create`)),
      ),
    );
}

async function add(to: Connection, url: string, { list, input, idempotencyKey }: Adding): Promise<void> {
  await addItem(to, { listId: list.id, url, input, idempotencyKey });
  const [title, name] = [input.title, listName(list)];
  const said = notice(
    t`${title} is on ${name}.`,
    button(t`Open the List`, () => openSite(`${to.site}/lists/${list.id}`)),
  );
  show(said);
  said.querySelector('button')?.focus();
}

/** A key that was revoked is of no use any more. */
function showProblem(problem: unknown): void {
  const isOver = problem instanceof Refused && problem.code === 'UNAUTHENTICATED';
  if (isOver) {
    forgetKey();
    showConnect(t`This extension is no longer connected.`);
  } else show(notice(problemText(problem)));
}

function showConnect(text: string): void {
  const connect = button(
    t`Connect`,
    () => void browser.runtime.openOptionsPage().then(() => window.close()),
    'primary',
  );
  show(element('p', {}, text), connect);
  connect.focus();
}

function openSite(url: string): void {
  void browser.tabs.create({ url }).then(() => window.close());
}

function button(text: string, onclick: () => void, look: 'primary' | 'quiet' = 'quiet'): HTMLButtonElement {
  return element('button', { type: 'button', className: buttonLook(look, 'normal'), onclick }, text);
}
