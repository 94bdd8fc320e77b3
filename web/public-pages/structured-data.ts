import { t } from '@lingui/core/macro';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { toMajorUnits } from '#rules/base/amounts/money';
import { PLAN_CURRENCY } from '#rules/core/plans/plan';
import { Trans } from '#trans';
import type { Site } from '../base/page/site.ts';
import type { PlanOffer } from '../money/billing/PlanCard.tsx';
import type { Question } from './questions.tsx';

const CONTEXT = 'https://schema.org';

export function dataOfSite({ siteName, siteUrl }: Site): object {
  const publisher = { '@id': `${siteUrl}/#organization` };
  return {
    '@context': CONTEXT,
    '@graph': [
      { '@type': 'Organization', ...publisher, name: siteName, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` },
      { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: siteName, url: `${siteUrl}/`, publisher },
    ],
  };
}

export function dataOfQuestions(questions: Question[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: textOf(content) },
    })),
  };
}

export function dataOfPlans(plans: readonly PlanOffer[], site: Site): object {
  const { siteName, siteUrl } = site;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: siteName,
    description: t`Wishlists, gift registries and shopping lists to share with one link.`,
    image: `${siteUrl}/og-image.png`,
    brand: { '@type': 'Brand', name: siteName },
    offers: plans.flatMap((plan) => {
      const { name, monthlyPriceMinor, annualPriceMinor } = plan;
      const offer = (title: string, priceMinor: number) => ({
        '@type': 'Offer',
        name: title,
        price: toMajorUnits(priceMinor, PLAN_CURRENCY).toFixed(2),
        priceCurrency: PLAN_CURRENCY,
        availability: `${CONTEXT}/${plan.available ? 'InStock' : 'OutOfStock'}`,
        url: `${siteUrl}/pricing`,
      });
      if (monthlyPriceMinor === 0) return offer(name, 0);
      return [offer(t`${name}, monthly`, monthlyPriceMinor), offer(t`${name}, annual`, annualPriceMinor)];
    }),
  };
}

/** Answers are text and links, nothing that would have to be rendered. */
function textOf(node: ReactNode): string {
  if (isValidElement<ComponentProps<typeof Trans>>(node) && node.type === Trans) return textOf(Trans(node.props));
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? `${node}` : '';
}
