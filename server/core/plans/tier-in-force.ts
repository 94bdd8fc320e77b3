/** As `tierInForce` says it of the user `o`, for a statement that reads an owner with much else. */
export const TIER_IN_FORCE = `case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end`;
