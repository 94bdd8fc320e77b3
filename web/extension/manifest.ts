/** Catalogues have them from the extension’s pages. */
export const DESCRIPTION = 'Adds what you see in any shop to your lists.';
export const TOOLTIP = 'Add to a list';

export type Target = 'chrome' | 'firefox';

/** Never changes: Firefox knows the extension by it. */
const FIREFOX_ID = '{6f0c6a52-5f7e-4b0e-9a53-0d3b8e7c41f2}';

/** Page and address go to the site of the person. Firefox asks for that to be named. */
const SENT = ['websiteContent', 'browsingActivity'];

const OF_TARGET = {
  chrome: { minimum_chrome_version: '126' },
  firefox: {
    browser_specific_settings: {
      gecko: { id: FIREFOX_ID, strict_min_version: '140.0', data_collection_permissions: { required: SENT } },
      gecko_android: { strict_min_version: '142.0' },
    },
  },
};

/** It may look at a page only when its button is pressed there. */
export function manifestFor(target: Target, version: string) {
  return {
    manifest_version: 3,
    name: 'Kindlist',
    description: '__MSG_description__',
    version,
    default_locale: 'en',
    icons: { 192: 'icon-192.png', 512: 'icon-512.png' },
    action: { default_popup: 'popup.html', default_title: '__MSG_tooltip__', default_icon: 'icon-192.png' },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['activeTab', 'scripting'],
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' https: http: data:; connect-src https: http:; base-uri 'none'; form-action 'none'",
    },
    ...OF_TARGET[target],
  };
}
