import { t } from '@lingui/core/macro';
import { toMinorUnits } from '#rules/base/amounts/money';
import { say } from '#rules/base/languages/say';
import { buttonLook } from '../base/design/button-looks.ts';
import { CONTROL } from '../base/design/fields/control-look.ts';
import { moneyText } from '../base/design/Money.tsx';
import { listName } from '../base/text/list-name.ts';
import { priceQuestion, soldOutText } from '../core/products/page-texts.ts';
import type { FoundProduct } from '../core/products/read-link.ts';
import { STAND_IN_TEXTS } from '../core/products/stand-in-texts.ts';
import { element, labelled, notice, refuse } from './element.ts';
import { lastList, rememberList } from './last-list.ts';
import { type ListChoice, type NewItem, problemText } from './site-calls.ts';

export interface Adding {
  list: ListChoice;
  input: NewItem;
  idempotencyKey: string;
}

const LONGEST_READING_MS = 10_000;

const FIELD = `min-h-11 ${CONTROL}`;

/** Typed words stay when the page has been read. */
export class PopupForm {
  readonly root: HTMLFormElement;
  /** Lists to choose from, without which nothing is sent, come after it is set. */
  onAdd: (adding: Adding) => Promise<void> = async () => {};
  private readonly facts = element('div', { className: 'grid gap-3' });
  private readonly title = element('input', { className: FIELD, required: true, autocomplete: 'off' });
  private readonly lists = element('select', { className: FIELD, disabled: true });
  private readonly variant = element('input', { className: FIELD, autocomplete: 'off' });
  private readonly note = element('textarea', { className: `${CONTROL} py-2`, rows: 1 });
  private readonly submit = element('button', { className: `${buttonLook('primary', 'normal')} disabled:opacity-60` });
  private readonly problem = element('div', {
    role: 'alert',
    className: 'grid justify-items-start gap-2 text-sm font-medium text-problem',
  });
  private choices: ListChoice[] = [];
  private price: NewItem['unitPrice'];
  private rest: Pick<NewItem, 'description' | 'imageUrl'> = {};
  private isTitleTyped = false;
  private isRead = Promise.resolve();
  private sent = { call: '', idempotencyKey: '' };

  constructor() {
    this.title.oninput = () => {
      this.isTitleTyped = true;
    };
    this.lists.onchange = () => this.nameList();
    this.submit.disabled = true;
    this.submit.textContent = t`Add to a list`;
    this.facts.append(this.reading());
    this.root = element(
      'form',
      { className: 'grid gap-3', onsubmit: (event: Event) => void this.send(event), noValidate: true },
      this.facts,
      labelled(t`Title`, this.title),
      labelled(t`List`, this.lists),
      labelled(t`Size, colour or model`, this.variant),
      labelled(t`Notes`, this.note),
      this.problem,
      this.submit,
    );
  }

  suggestTitle(title: string): void {
    if (!this.isTitleTyped) this.title.value = title;
  }

  showLists(lists: ListChoice[]): void {
    this.choices = lists;
    const options = lists.map((list) => element('option', { value: list.id }, listName(list)));
    this.lists.replaceChildren(...options);
    this.lists.value = lastList(lists.map(({ id }) => id));
    this.lists.disabled = false;
    this.submit.disabled = false;
    this.nameList();
  }

  awaitProduct(reading: Promise<FoundProduct>): Promise<void> {
    this.isRead = reading.then(
      (product) => this.showProduct(product),
      (problem: unknown) => this.facts.replaceChildren(notice(problemText(problem))),
    );
    return this.isRead;
  }

  showProblem(problem: unknown, tryAgain: () => void): void {
    const again = element('button', {
      type: 'button',
      className: buttonLook('quiet', 'normal'),
      textContent: t`Try Again`,
      onclick: () => {
        this.problem.replaceChildren();
        this.title.focus();
        tryAgain();
      },
    });
    this.problem.replaceChildren(element('p', {}, problemText(problem)), again);
  }

  private showProduct(product: FoundProduct): void {
    const { title, description, imageUrl, price, priceToConfirm, currency, isSoldOut, standIn } = product;
    this.rest = { description: description?.value, imageUrl: imageUrl?.value };
    if (title) this.suggestTitle(title.value);
    this.facts.replaceChildren(...(standIn ? [notice(say(STAND_IN_TEXTS[standIn]))] : []));
    if (imageUrl) this.facts.append(this.picture(imageUrl.value));
    if (isSoldOut) this.facts.append(notice(soldOutText()));
    if (price && currency) this.facts.append(this.known(price.value, currency.value));
    else if (priceToConfirm && currency) this.facts.append(this.question(priceToConfirm.value, currency.value));
    else if (!standIn) this.facts.append(notice(t`No price found on this page.`));
    if (!imageUrl && !standIn) this.facts.append(notice(t`No picture found on this page.`));
  }

  private reading(): HTMLElement {
    return element('p', { role: 'status', className: 'text-sm text-muted' }, t`Reading the page…`);
  }

  private picture(src: string): HTMLElement {
    const picture = element('img', {
      src,
      alt: '',
      className: 'max-h-20 w-full rounded-control bg-mat object-contain',
    });
    picture.onerror = () => picture.remove();
    return picture;
  }

  private known(amount: number, currency: string): HTMLElement {
    this.take(amount, currency);
    return element('p', { className: 'text-lg font-semibold' }, moneyText(amount, currency));
  }

  private question(amount: number, currency: string): HTMLElement {
    const answer = (text: string, isRight: boolean) =>
      element('button', {
        type: 'button',
        className: buttonLook(isRight ? 'quiet' : 'plain', 'normal'),
        textContent: text,
        onclick: () => {
          asked.replaceWith(isRight ? this.known(amount, currency) : '');
          this.submit.focus();
        },
      });
    const answers = element('div', { className: 'flex gap-2' }, answer(t`Yes`, true), answer(t`Leave It Empty`, false));
    const asked = notice(priceQuestion(moneyText(amount, currency)), answers);
    return asked;
  }

  private take(amount: number, currency: string): void {
    this.price = { currency, amountMinor: toMinorUnits(Math.round(amount * 100) / 100, currency) };
  }

  private get list(): ListChoice | undefined {
    return this.choices.find(({ id }) => id === this.lists.value);
  }

  private nameList(): void {
    const name = listName(this.list);
    this.submit.textContent = t`Add to ${name}`;
  }

  private async send(event: Event): Promise<void> {
    event.preventDefault();
    if (this.submit.disabled) return;
    this.submit.disabled = true;
    this.problem.replaceChildren();
    await Promise.race([this.isRead, new Promise((resolve) => setTimeout(resolve, LONGEST_READING_MS))]);
    await this.addTo(this.list);
    this.submit.disabled = false;
  }

  private async addTo(list: ListChoice | undefined): Promise<void> {
    const title = this.title.value.trim();
    if (!title) return refuse(this.title, t`Item title is required. Please enter a title for this item.`);
    if (!list) return;
    const typed = { title, variant: this.variant.value, notes: this.note.value };
    const input = { ...typed, ...this.rest, unitPrice: this.price };
    try {
      await this.onAdd({ list, input, idempotencyKey: this.keyFor(list, input) });
      rememberList(list.id);
    } catch (problem) {
      this.problem.textContent = problemText(problem);
    }
  }

  /** Added once, however often the same is tried. */
  private keyFor(list: ListChoice, input: NewItem): string {
    const call = JSON.stringify([list.id, input]);
    if (call !== this.sent.call) this.sent = { call, idempotencyKey: crypto.randomUUID() };
    return this.sent.idempotencyKey;
  }
}
