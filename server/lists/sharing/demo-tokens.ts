import { statement } from '../../base/database/prepared.ts';

export const selectDemoTokens = statement<{ shareToken: string }, object>(
  'tokens of demo lists',
  'select share_token as "shareToken" from lists where is_demo order by id',
);
