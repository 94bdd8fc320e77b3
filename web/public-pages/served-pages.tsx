import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom';
import { type Speaker, spokenBy } from '#rules/base/languages/i18n';
import { type Head, HeadContext } from '../base/page/page-head.ts';
import { type Site, setSite } from '../base/page/site.ts';
import { NotFoundScreen } from '../core/session/NotFoundScreen.tsx';
import { PersonalPage } from '../guests/personal-link/PersonalPage.tsx';
import type { PersonalOutcomeToDraw, PersonalPageToDraw } from '../guests/personal-link/personal-page.ts';
import { PurchasePage, type PurchasePageToDraw } from '../guests/purchases/PurchasePage.tsx';
import { DrawnSharedList, type ListToDraw } from '../guests/shared-list/DrawnSharedList.tsx';
import type { PlanOffer } from '../money/billing/PlanCard.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { PlainFrame } from '../shell/PlainFrame.tsx';
import { ContactWithoutForm } from './ContactWithoutForm.tsx';
import { Pricing } from './Pricing.tsx';
import { publicScreens } from './public-screens.ts';
import { ServedPlans } from './served-plans.tsx';

export interface DrawnPage extends Head {
  html: string;
}

const screens = await Promise.all(
  Object.entries(publicScreens).map(async ([path, load]) => ({ path, Component: await load() })),
);

const publicRoutesWith = (plans: PlanOffer[]): RouteObject[] => [
  ...screens,
  {
    path: '/pricing',
    element: (
      <>
        <Pricing plans={plans} own={null} />
        <ServedPlans plans={plans} />
      </>
    ),
  },
  { path: '/contact', Component: ContactWithoutForm },
  { path: '*', Component: NotFoundScreen },
];

interface ShownSite {
  site: Site;
  plans: PlanOffer[];
}

/** Any other path gets the page that says that there is none. */
export async function drawPage(path: string, { site, plans }: ShownSite, speaker: Speaker): Promise<DrawnPage> {
  return draw(path, inFrame(publicRoutesWith(plans)), { site, speaker });
}

export async function drawSharedList(list: ListToDraw, site: Site, speaker: Speaker): Promise<string> {
  const routes = [{ path: '*', element: <DrawnSharedList list={list} /> }];
  return draw('/shared/list', inFrame(routes), { site, speaker }).html;
}

export async function drawPurchasePage(page: PurchasePageToDraw, site: Site, speaker: Speaker): Promise<string> {
  const routes = [{ path: '*', element: <PurchasePage page={page} /> }];
  const frame = page.kind === 'follow' ? inFrame(routes) : [{ Component: PlainFrame, children: routes }];
  return draw('/shared/gift', frame, { site, speaker }).html;
}

/** A whole page, in its own document: nothing of the app comes with it. */
export async function drawPersonalPage(
  page: PersonalPageToDraw | PersonalOutcomeToDraw,
  site: Site,
  speaker: Speaker,
): Promise<string> {
  setSite(site);
  const drawn = () => renderToStaticMarkup(<PersonalPage page={page} siteName={site.siteName} />);
  return `<!doctype html>${spokenBy(speaker, drawn)}`;
}

function inFrame(children: RouteObject[]): RouteObject[] {
  return [{ Component: AppShell, children }];
}

interface Surroundings {
  site: Site;
  speaker: Speaker;
}

/** In one go, so that nobody else's site or language comes between. */
function draw(path: string, routes: RouteObject[], { site, speaker }: Surroundings): DrawnPage {
  let head: Head = { title: '' };
  const onHead = (next: Head) => {
    head = next;
  };
  setSite(site);
  const html = spokenBy(speaker, () =>
    renderToString(
      <HeadContext value={onHead}>
        <StaticRouter location={path}>
          <Screens routes={routes} />
        </StaticRouter>
      </HeadContext>,
    ),
  );
  return { ...head, html };
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
