import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { localeOfHeader, setLocale } from '../design/locale.ts';
import { NotFoundScreen } from '../page/NotFoundScreen.tsx';
import { type Head, HeadContext } from '../page/page-head.ts';
import { type Site, setSite } from '../page/site.ts';
import { DrawnSharedList, type ListToDraw } from '../sharing/DrawnSharedList.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { ContactWithoutForm } from './ContactWithoutForm.tsx';
import { publicScreens } from './public-screens.ts';

/** A page as a visitor finds it, before and without JavaScript. */
export interface DrawnPage extends Head {
  html: string;
}

const SHARED_LIST = '/shared/list';

const screens = await Promise.all(
  Object.entries(publicScreens).map(async ([path, load]) => ({ path, Component: await load() })),
);

const routes: RouteObject[] = [
  {
    Component: AppShell,
    children: [
      ...screens,
      { path: '/contact', Component: ContactWithoutForm },
      { path: SHARED_LIST, Component: DrawnSharedList, loader: ({ context }) => context },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
const handler = createStaticHandler(routes);

/** Whose dates and numbers are drawn for a browser that sends this Accept-Language header. */
export async function localeFor(acceptLanguage: string | undefined): Promise<string> {
  return localeOfHeader(acceptLanguage);
}

/** Draws a public page, or for any other path the one that says that there is none. */
export async function drawPage(path: string, site: Site, locale: string): Promise<DrawnPage> {
  return draw(path, { site, locale });
}

/** Draws a shared list as guests find it. */
export async function drawSharedList(list: ListToDraw, site: Site, locale: string): Promise<string> {
  return (await draw(SHARED_LIST, { site, locale }, list)).html;
}

interface Surroundings {
  site: Site;
  locale: string;
}

async function draw(path: string, { site, locale }: Surroundings, requestContext?: ListToDraw): Promise<DrawnPage> {
  const context = await handler.query(new Request(new URL(path, 'https://any.site')), { requestContext });
  if (context instanceof Response) throw new Error(`${path} is no page`);
  let head: Head = { title: '' };
  const onHead = (next: Head) => {
    head = next;
  };
  setSite(site); // what follows is drawn in one go: nobody else's site or language comes between
  setLocale(locale);
  const html = renderToString(
    <HeadContext value={onHead}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </HeadContext>,
  );
  return { ...head, html };
}
