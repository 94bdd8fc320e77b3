export const TIER_IN_FORCE = `case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end`;
