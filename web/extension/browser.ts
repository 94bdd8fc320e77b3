/** Chrome and Firefox have them alike. */
interface ExtensionBrowser {
  i18n: { getMessage(name: string): string; getUILanguage(): string };
  runtime: { openOptionsPage(): Promise<void> };
  scripting: {
    executeScript<Result, Sent extends unknown[]>(injection: {
      target: { tabId: number };
      func: (...sent: Sent) => Result;
      args: Sent;
    }): Promise<{ result?: Result }[]>;
  };
  tabs: {
    query(which: { active: true; currentWindow: true }): Promise<{ id?: number; url?: string; title?: string }[]>;
    create(tab: { url: string }): Promise<unknown>;
  };
}

declare const chrome: ExtensionBrowser;

/** Firefox knows this name, too. */
export const browser: ExtensionBrowser = chrome;
