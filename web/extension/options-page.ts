import { t } from '@lingui/core/macro';
import { buttonLook } from '../base/design/button-looks.ts';
import { CONTROL } from '../base/design/fields/control-look.ts';
import { ASK_TO_CONNECT, isKeyFor, KEY_TAKEN, READY_TO_CONNECT } from '../core/extension/connecting.ts';
import {
  type Connection,
  connection,
  forgetConnection,
  keepConnection,
  knownSite,
  rememberSite,
  siteOf,
} from './connection.ts';
import { element, labelled, notice, refuse } from './element.ts';
import { endKey } from './site-calls.ts';

export function showOptions(options: HTMLElement): void {
  const to = connection();
  const showAgain = () => {
    showOptions(options);
    options.querySelector('h1')?.focus(); // the button that was pressed is gone
  };
  document.title = t`Browser extension`;
  options.replaceChildren(
    element('h1', { className: 'text-3xl', tabIndex: -1 }, t`Browser extension`),
    element('p', {}, t`Adds what you see in any shop to your lists.`),
    to ? connectedTo(options, to, showAgain) : connecting(showAgain),
    element(
      'p',
      { className: 'text-sm text-muted' },
      t`When you press the extension’s button, the page in front of you goes to your site, which reads it and keeps nothing of it. No other page is looked at.`,
    ),
  );
}

function connectedTo(options: HTMLElement, to: Connection, onChange: () => void): HTMLElement {
  const { site } = to;
  const disconnect = element('button', {
    className: buttonLook('quiet', 'normal'),
    textContent: t`Disconnect`,
    onclick: async () => {
      disconnect.disabled = true;
      const isEnded = await endKey(to);
      forgetConnection(to); // in any case, or who has lost the site could not leave it
      onChange();
      if (!isEnded)
        options.append(
          notice(t`Disconnected, but the key couldn’t be ended. Revoke it on your profile under Security.`),
        );
    },
  });
  return element(
    'div',
    { className: 'grid gap-3 justify-items-start' },
    notice(t`Connected to ${site}.`),
    element('p', {}, t`Open a product in a shop, and press the extension’s button in the toolbar.`),
    disconnect,
    element('p', { className: 'text-sm text-muted' }, t`Disconnecting also ends the key that this browser was given.`),
  );
}

function connecting(onChange: () => void): HTMLElement {
  const site = element('input', { className: `min-h-11 ${CONTROL}`, type: 'url', value: knownSite(), required: true });
  const said = element('p', { role: 'status', className: 'text-sm' });
  return element(
    'form',
    {
      className: 'grid gap-4 justify-items-start',
      noValidate: true,
      onsubmit: (event: Event) => {
        event.preventDefault();
        const address = siteOf(site.value);
        said.textContent = address ? t`Now press Connect on the page that has opened.` : '';
        if (address) connect(address, onChange);
        else refuse(site, t`Please enter the address of your site.`);
      },
    },
    element('div', { className: 'w-full' }, labelled(t`Address of your site`, site, t`Where you open your lists.`)),
    element('button', { className: buttonLook('primary', 'normal') }, t`Connect`),
    said,
  );
}

/** The key is taken from the site’s page alone, and stands in no address. */
function connect(site: string, onConnected: () => void): void {
  rememberSite(site);
  const page = window.open(`${site}/connect-extension`);
  const siteOrigin = new URL(site).origin;
  window.onmessage = ({ source, origin, data }: MessageEvent) => {
    if (!page || source !== page || origin !== siteOrigin) return;
    if (data === READY_TO_CONNECT) page.postMessage(ASK_TO_CONNECT, siteOrigin);
    if (!isKeyFor(data)) return;
    keepConnection({ site, key: data.key });
    page.postMessage(KEY_TAKEN, siteOrigin);
    window.onmessage = null;
    onConnected();
  };
}
