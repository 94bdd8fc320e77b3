import { statement } from '../../base/database/prepared.ts';
import { MOST_FUND_PLEDGES } from '../group-gifts/fund.rules.ts';

interface OpenRow {
  id: string;
  amountMinor: number;
  currency: string;
  pledgedAt: Date | string;
  isPaid: boolean;
  buyerId: string | null;
  giverName: string | null;
}

export const selectOpen = statement<OpenRow, { itemId: string }>(
  'what was promised to a fund and has not come',
  `select p.id, p.amount_minor::float8 as "amountMinor", i.pledge_currency as currency, p.created_at as "pledgedAt", p.paid_at is not null as "isPaid",
     p.buyer_id as "buyerId", coalesce(u.name, p.guest_name) as "giverName"
   from pledges p join items i on i.id = p.item_id left join users u on u.id = p.buyer_id
   where p.item_id = $itemId::uuid and p.confirmed_at is null
   order by p.created_at desc, p.id limit ${MOST_FUND_PLEDGES}`,
);
