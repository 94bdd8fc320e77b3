-- A database as Kindlist 0.2.0 left it, with rows in every table: what its 3 migrations made.
CREATE FUNCTION public.audit_entries_audit_entries_update_delete_trigger_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception '% is never changed', tg_table_name; end; $$;
CREATE FUNCTION public.billing_accounts_billing_accounts_paid_periods_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.plan_id <> 'free' and new.user_id is not null then insert into paid_periods (account_id, began_at) values (new.id, now()) on conflict (account_id) where ended_at is null do nothing; else update paid_periods set ended_at = now() where account_id = new.id and ended_at is null; end if; return null; end; $$;
CREATE FUNCTION public.grams_of(words text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      select array_agg(distinct substr(words, place, size))
      from generate_series(1, 3) size, generate_series(1, length(words) - size + 1) place
    $$;
CREATE FUNCTION public.items_items_count_delete_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into count_changes (day, items) select (now() at time zone 'UTC')::date, -count(*) from removed where not exists (select from lists l where l.id = removed.list_id and l.is_demo) having count(*) > 0; return null; end; $$;
CREATE FUNCTION public.items_items_count_insert_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into count_changes (day, items, new_items) select (added.created_at at time zone 'UTC')::date, count(*), count(*) from added join lists l on l.id = added.list_id where not l.is_demo group by 1; return null; end; $$;
CREATE FUNCTION public.ledger_entries_ledger_entries_count_insert_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into revenue_changes (day, provider, currency, amount_minor) select (added.moved_at at time zone 'UTC')::date, b.provider, added.currency, sum(added.amount_minor) from added join billing_accounts b on b.id = added.account_id group by 1, 2, 3; return null; end; $$;
CREATE FUNCTION public.ledger_entries_ledger_entries_update_delete_trigger_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception '% is never changed', tg_table_name; end; $$;
CREATE FUNCTION public.lists_lists_count_delete_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into count_changes (day, lists) select (now() at time zone 'UTC')::date, -count(*) from removed where not is_demo having count(*) > 0; return null; end; $$;
CREATE FUNCTION public.lists_lists_count_insert_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into count_changes (day, lists, new_lists) select (added.created_at at time zone 'UTC')::date, count(*), count(*) from added where not is_demo group by 1; return null; end; $$;
CREATE FUNCTION public.payment_events_payment_events_update_delete_trigger_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception '% is never changed', tg_table_name; end; $$;
CREATE FUNCTION public.purchases_purchases_count_insert_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into count_changes (day, purchases) select (added.created_at at time zone 'UTC')::date, sum(added.quantity) from added join items i on i.id = added.item_id join lists l on l.id = i.list_id where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) group by 1; return null; end; $$;
CREATE FUNCTION public.users_users_count_delete_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if not old.is_system then update counted_accounts set left_on = (now() at time zone 'UTC')::date where user_id = old.id; insert into count_changes (day, accounts_deleted, free_users, standard_users, premium_users) values ((now() at time zone 'UTC')::date, 1, -(old.subscription_tier = 'FREE')::int, -(old.subscription_tier = 'STANDARD')::int, -(old.subscription_tier = 'PREMIUM')::int); end if; return old; end; $$;
CREATE FUNCTION public.users_users_count_insert_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if not new.is_system then insert into counted_accounts (user_id, joined_on) values (new.id, (new.created_at at time zone 'UTC')::date); insert into count_changes (day, sign_ups, free_users, standard_users, premium_users) values ((new.created_at at time zone 'UTC')::date, 1, (new.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int); end if; return null; end; $$;
CREATE FUNCTION public.users_users_count_update_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.subscription_tier <> old.subscription_tier and not new.is_system then insert into count_changes (day, free_users, standard_users, premium_users) values ((now() at time zone 'UTC')::date, (new.subscription_tier = 'FREE')::int - (old.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int - (old.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int - (old.subscription_tier = 'PREMIUM')::int); end if; return null; end; $$;
CREATE TABLE public.abuse_signals (
    id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    kind text NOT NULL,
    limit_name character varying(32) NOT NULL,
    subject character varying(36) NOT NULL,
    user_id uuid,
    list_id uuid,
    count integer NOT NULL,
    CONSTRAINT abuse_signals_kind_check CHECK ((kind = ANY (ARRAY['PURCHASES'::text, 'REFUSALS'::text])))
);
CREATE TABLE public.affiliate_click_days (
    site_id uuid NOT NULL,
    day date NOT NULL,
    clicks integer NOT NULL
);
CREATE TABLE public.affiliate_sites (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    name character varying(100) NOT NULL,
    affiliate_code character varying(200) NOT NULL,
    default_logo_url character varying(2000),
    logo_id uuid,
    is_active boolean DEFAULT true NOT NULL,
    url_formats jsonb NOT NULL,
    domains text[] NOT NULL,
    top_priority integer DEFAULT 0 NOT NULL,
    deleted_at timestamp with time zone
);
CREATE TABLE public.api_keys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name character varying(50) NOT NULL,
    prefix character varying(12) NOT NULL,
    hash character varying(64) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    scopes text[] NOT NULL,
    CONSTRAINT api_keys_scopes_check CHECK ((scopes <@ ARRAY['READ_LISTS'::text, 'WRITE_LISTS'::text, 'SEE_BUYERS'::text]))
);
CREATE TABLE public.audit_entries (
    id uuid NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    actor_id uuid,
    actor_name character varying(100) NOT NULL,
    actor_email character varying(254) DEFAULT ''::character varying NOT NULL,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid,
    subject_name character varying(100) DEFAULT ''::character varying NOT NULL,
    changes jsonb NOT NULL,
    reason character varying(500),
    address character varying(64) NOT NULL,
    user_agent character varying(300),
    CONSTRAINT audit_entries_action_check CHECK ((action = ANY (ARRAY['ROLE_CHANGED'::text, 'TIER_CHANGED'::text, 'ACCOUNT_SUSPENDED'::text, 'ACCOUNT_RESTORED'::text, 'ACCOUNT_DELETED'::text, 'API_KEYS_REVOKED'::text, 'LIST_HIDDEN'::text, 'LIST_RESTORED'::text, 'REPORTS_RESOLVED'::text, 'SETTINGS_SAVED'::text, 'MESSAGE_STATUS_CHANGED'::text, 'AFFILIATE_SITE_CREATED'::text, 'AFFILIATE_SITE_CHANGED'::text, 'AFFILIATE_SITE_DELETED'::text, 'JOBS_RETRIED'::text]))),
    CONSTRAINT audit_entries_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['USER'::text, 'LIST'::text, 'SETTINGS'::text, 'MESSAGE'::text, 'AFFILIATE_SITE'::text, 'JOBS'::text])))
);
CREATE TABLE public.billing_accounts (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    user_id uuid,
    provider text NOT NULL,
    customer_id character varying(255),
    plan_id text DEFAULT 'free'::text NOT NULL,
    subscription jsonb,
    plan_ends_at timestamp with time zone,
    open_checkout jsonb,
    busy_until timestamp with time zone,
    busy_key character varying(255),
    CONSTRAINT billing_accounts_plan_id_check CHECK ((plan_id = ANY (ARRAY['free'::text, 'standard'::text, 'premium'::text]))),
    CONSTRAINT billing_accounts_provider_check CHECK ((provider = ANY (ARRAY['STRIPE'::text, 'TEST'::text])))
);
CREATE TABLE public.billing_reconciliations (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    accounts_compared integer NOT NULL,
    events_fetched integer NOT NULL,
    difference_count integer NOT NULL,
    differences jsonb NOT NULL
);
CREATE TABLE public.billing_transactions (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    object_id character varying(255) NOT NULL,
    date timestamp with time zone NOT NULL,
    description character varying(500) NOT NULL,
    amount_minor integer NOT NULL,
    currency character varying(3) NOT NULL,
    status text NOT NULL,
    about_invoice_id character varying(255),
    lines jsonb,
    invoice_number integer,
    CONSTRAINT billing_transactions_kind_check CHECK ((kind = ANY (ARRAY['INVOICE'::text, 'REFUND'::text, 'DISPUTE'::text]))),
    CONSTRAINT billing_transactions_status_check CHECK ((status = ANY (ARRAY['PAID'::text, 'PENDING'::text, 'FAILED'::text])))
);
CREATE TABLE public.collaborators (
    list_id uuid NOT NULL,
    user_id uuid NOT NULL,
    invited_at timestamp with time zone NOT NULL,
    joined_at timestamp with time zone NOT NULL
);
CREATE TABLE public.count_changes (
    id bigint NOT NULL,
    sign_ups integer DEFAULT 0 NOT NULL,
    accounts_deleted integer DEFAULT 0 NOT NULL,
    free_users integer DEFAULT 0 NOT NULL,
    standard_users integer DEFAULT 0 NOT NULL,
    premium_users integer DEFAULT 0 NOT NULL,
    lists integer DEFAULT 0 NOT NULL,
    new_lists integer DEFAULT 0 NOT NULL,
    items integer DEFAULT 0 NOT NULL,
    new_items integer DEFAULT 0 NOT NULL,
    purchases integer DEFAULT 0 NOT NULL,
    shared_list_views integer DEFAULT 0 NOT NULL,
    active_users integer DEFAULT 0 NOT NULL,
    visits integer DEFAULT 0 NOT NULL,
    visit_seconds integer DEFAULT 0 NOT NULL,
    day date NOT NULL
);
CREATE SEQUENCE public.count_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.count_changes_id_seq OWNED BY public.count_changes.id;
CREATE TABLE public.counted_accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    joined_on date NOT NULL,
    left_on date,
    seen_at timestamp with time zone,
    active_days bit varying DEFAULT ''::bit varying NOT NULL
);
CREATE TABLE public.daily_counts (
    day date NOT NULL,
    sign_ups integer DEFAULT 0 NOT NULL,
    accounts_deleted integer DEFAULT 0 NOT NULL,
    free_users integer DEFAULT 0 NOT NULL,
    standard_users integer DEFAULT 0 NOT NULL,
    premium_users integer DEFAULT 0 NOT NULL,
    lists integer DEFAULT 0 NOT NULL,
    new_lists integer DEFAULT 0 NOT NULL,
    items integer DEFAULT 0 NOT NULL,
    new_items integer DEFAULT 0 NOT NULL,
    purchases integer DEFAULT 0 NOT NULL,
    shared_list_views integer DEFAULT 0 NOT NULL,
    active_users integer DEFAULT 0 NOT NULL,
    visits integer DEFAULT 0 NOT NULL,
    visit_seconds integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.daily_revenue (
    day date NOT NULL,
    provider character varying(255) NOT NULL,
    currency character varying(3) NOT NULL,
    amount_minor bigint NOT NULL
);
CREATE TABLE public.digests (
    user_id uuid NOT NULL,
    period date NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.email_tokens (
    hash character varying(64) NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    email character varying(254) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT email_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['VERIFY_EMAIL'::text, 'RESET_PASSWORD'::text, 'RESTORE_EMAIL'::text])))
);
CREATE TABLE public.field_edits (
    subject_id uuid NOT NULL,
    field character varying(40) NOT NULL,
    list_id uuid NOT NULL,
    editor_id uuid NOT NULL,
    edited_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.gift_edits (
    id bigint NOT NULL,
    item_id uuid NOT NULL,
    list_id uuid NOT NULL,
    item_title character varying(200) NOT NULL,
    item_url character varying(2000),
    quantity_desired integer NOT NULL,
    is_archived boolean NOT NULL,
    edited_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.gift_edits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.gift_edits_id_seq OWNED BY public.gift_edits.id;
CREATE TABLE public.hidden_buyers (
    list_id uuid NOT NULL,
    began_at timestamp with time zone,
    ended_at timestamp with time zone,
    promised_until timestamp with time zone
);
CREATE TABLE public.images (
    id uuid NOT NULL,
    original_key character varying(100) NOT NULL,
    thumbnail_key character varying(100) NOT NULL,
    filename character varying(255) NOT NULL,
    content_type character varying(20) NOT NULL,
    size integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    kept_until timestamp with time zone,
    uploader_id uuid
);
CREATE TABLE public.invitations (
    id uuid NOT NULL,
    list_id uuid NOT NULL,
    email character varying(254) NOT NULL,
    invited_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.items (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    title character varying(200) NOT NULL,
    description character varying(1000) DEFAULT ''::character varying NOT NULL,
    notes character varying(1000) DEFAULT ''::character varying NOT NULL,
    category character varying(1000) DEFAULT ''::character varying NOT NULL,
    primary_url character varying(2000),
    secondary_url character varying(2000),
    image_url character varying(2000),
    price_minor bigint,
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    quantity_desired integer DEFAULT 1 NOT NULL,
    quantity_purchased integer DEFAULT 0 NOT NULL,
    order_index integer DEFAULT 0 NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    list_id uuid NOT NULL,
    times_put_back integer DEFAULT 0 NOT NULL,
    image_id uuid,
    affiliate_site_id uuid,
    affiliate_url text,
    affiliate_logo_url character varying(2000),
    CONSTRAINT items_check CHECK (((quantity_desired > 0) AND (quantity_purchased >= 0)))
);
CREATE TABLE public.kept_answers (
    key text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    request_hash character varying(43)
);
CREATE TABLE public.ledger_entries (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    object_id character varying(255) NOT NULL,
    amount_minor integer NOT NULL,
    currency character varying(3) NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['CHARGE'::text, 'REFUND'::text, 'REFUND_RETURNED'::text, 'DISPUTE'::text, 'DISPUTE_WON'::text])))
);
CREATE TABLE public.list_reports (
    id uuid NOT NULL,
    list_id uuid NOT NULL,
    reason text NOT NULL,
    details character varying(500) DEFAULT ''::character varying NOT NULL,
    reporter_key character varying(22) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    CONSTRAINT list_reports_reason_check CHECK ((reason = ANY (ARRAY['SPAM'::text, 'FRAUD'::text, 'OFFENSIVE'::text, 'PRIVATE_DATA'::text, 'OTHER'::text])))
);
CREATE TABLE public.list_visits (
    list_id uuid NOT NULL,
    day date NOT NULL,
    visitor character varying(22) NOT NULL,
    views integer NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.lists (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    name character varying(50) NOT NULL,
    description character varying(500) DEFAULT ''::character varying NOT NULL,
    list_type text DEFAULT 'WISHLIST'::text NOT NULL,
    privacy text DEFAULT 'PRIVATE'::text NOT NULL,
    purchase_visibility text DEFAULT 'OWNER_SEES_BUYERS'::text NOT NULL,
    event_type character varying(100),
    event_date date,
    is_demo boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    purchase_revision integer DEFAULT 0 NOT NULL,
    owner_id uuid NOT NULL,
    share_token character varying(64) NOT NULL,
    share_link_expires_at timestamp with time zone,
    share_link_replaced_at timestamp with time zone,
    accent_color text,
    banner_id uuid,
    time_zone character varying(64) DEFAULT 'UTC'::character varying NOT NULL,
    event_starts_at timestamp with time zone,
    category_order jsonb DEFAULT '[]'::jsonb NOT NULL,
    hidden_at timestamp with time zone,
    hidden_reason character varying(500),
    CONSTRAINT lists_accent_color_check CHECK ((accent_color = ANY (ARRAY['BERRY'::text, 'ROSE'::text, 'TERRACOTTA'::text, 'AMBER'::text, 'FOREST'::text, 'OCEAN'::text, 'PLUM'::text, 'SLATE'::text]))),
    CONSTRAINT lists_list_type_check CHECK ((list_type = ANY (ARRAY['WISHLIST'::text, 'REGISTRY'::text, 'SHOPPING'::text]))),
    CONSTRAINT lists_privacy_check CHECK ((privacy = ANY (ARRAY['PRIVATE'::text, 'PUBLIC'::text]))),
    CONSTRAINT lists_purchase_visibility_check CHECK ((purchase_visibility = ANY (ARRAY['OWNER_SEES_BUYERS'::text, 'OWNER_SEES_TAKEN'::text, 'SURPRISE'::text])))
);
CREATE TABLE public.mails (
    id uuid NOT NULL,
    "to" character varying(254) NOT NULL,
    subject character varying(255) NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    state text DEFAULT 'QUEUED'::text NOT NULL,
    problem text,
    created_at timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone,
    delivered_at timestamp with time zone,
    unsubscribe_url text,
    about_list_ids uuid[],
    tries integer DEFAULT 0 NOT NULL,
    reply_to character varying(254),
    expires_at timestamp with time zone,
    kind text,
    CONSTRAINT mails_kind_check CHECK ((kind = ANY (ARRAY['PURCHASE_RECEIPT'::text, 'GIFT_NEWS'::text, 'DIGEST'::text, 'INVITATION'::text, 'LIST_SHARED'::text]))),
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'KEPT'::text, 'FAILED'::text])))
);
CREATE TABLE public.mikro_orm_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);
CREATE SEQUENCE public.mikro_orm_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mikro_orm_migrations_id_seq OWNED BY public.mikro_orm_migrations.id;
CREATE TABLE public.monthly_activity (
    month date NOT NULL,
    joined_month date NOT NULL,
    active_users integer NOT NULL
);
CREATE TABLE public.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    list_id uuid,
    kind text NOT NULL,
    who_id uuid,
    item_id uuid,
    purchase_id uuid,
    list_name character varying(50),
    count integer DEFAULT 1 NOT NULL,
    news_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT notifications_kind_check CHECK ((kind = ANY (ARRAY['PURCHASED'::text, 'PURCHASE_UNDONE'::text, 'ITEM_ADDED'::text, 'ITEM_EDITED'::text, 'ITEM_ARCHIVED'::text, 'ITEM_RESTORED'::text, 'ITEM_REMOVED'::text, 'LIST_EDITED'::text, 'LIST_REMOVED'::text, 'LIST_HIDDEN'::text, 'LIST_RESTORED'::text, 'COLLABORATOR_ADDED'::text, 'COLLABORATOR_JOINED'::text, 'COLLABORATOR_LEFT'::text, 'COLLABORATOR_REMOVED'::text, 'ADDED_TO_LIST'::text, 'REMOVED_FROM_LIST'::text, 'GIFT_PUT_BACK'::text, 'SURPRISE_OVER'::text])))
);
CREATE TABLE public.page_readings (
    key character varying(64) NOT NULL,
    outcome jsonb,
    read_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.paid_periods (
    id bigint NOT NULL,
    account_id uuid NOT NULL,
    began_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
CREATE SEQUENCE public.paid_periods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.paid_periods_id_seq OWNED BY public.paid_periods.id;
CREATE TABLE public.payment_events (
    id uuid NOT NULL,
    provider text NOT NULL,
    event_id character varying(255) NOT NULL,
    account_id uuid NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL,
    fact jsonb NOT NULL,
    asked_at timestamp with time zone,
    CONSTRAINT payment_events_provider_check CHECK ((provider = ANY (ARRAY['STRIPE'::text, 'TEST'::text])))
);
CREATE UNLOGGED TABLE public.presences (
    list_id uuid NOT NULL,
    user_id uuid NOT NULL,
    process_id uuid NOT NULL,
    arrived_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL
);
CREATE TABLE public.purchase_notices (
    purchase_id uuid NOT NULL,
    list_id uuid NOT NULL,
    email character varying(254) NOT NULL,
    buyer_id uuid,
    quantity integer NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    fate text NOT NULL,
    list_name character varying(50),
    item_title character varying(200),
    item_url character varying(2000),
    quantity_desired integer NOT NULL,
    noted_at timestamp with time zone NOT NULL,
    item_id uuid,
    undo_token_hash character varying(64),
    is_buyer_shown boolean DEFAULT false NOT NULL,
    owner_name character varying(100),
    list_type text,
    CONSTRAINT purchase_notices_check CHECK ((quantity > 0)),
    CONSTRAINT purchase_notices_fate_check CHECK ((fate = ANY (ARRAY['CHANGED'::text, 'ITEM_REMOVED'::text, 'LIST_REMOVED'::text, 'PURCHASE_UNDONE'::text]))),
    CONSTRAINT purchase_notices_list_type_check CHECK ((list_type = ANY (ARRAY['WISHLIST'::text, 'REGISTRY'::text, 'SHOPPING'::text])))
);
CREATE TABLE public.purchases (
    id uuid NOT NULL,
    quantity integer NOT NULL,
    guest_email character varying(254) NOT NULL,
    guest_name character varying(100),
    undo_token_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    buyer_id uuid,
    item_id uuid NOT NULL,
    thanked_at timestamp with time zone,
    CONSTRAINT purchases_check CHECK ((quantity > 0))
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.refresh_tokens (
    hash character varying(64) NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone
);
CREATE TABLE public.reported_lists (
    list_id uuid NOT NULL,
    open_reports integer DEFAULT 0 NOT NULL,
    all_reports integer DEFAULT 0 NOT NULL,
    reported_at timestamp with time zone NOT NULL
);
CREATE TABLE public.revenue_changes (
    id bigint NOT NULL,
    day date NOT NULL,
    provider character varying(255) NOT NULL,
    currency character varying(3) NOT NULL,
    amount_minor bigint NOT NULL
);
CREATE SEQUENCE public.revenue_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.revenue_changes_id_seq OWNED BY public.revenue_changes.id;
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    is_remembered boolean NOT NULL,
    user_agent character varying(300),
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.shop_days (
    host character varying(255) NOT NULL,
    day date NOT NULL,
    pages integer NOT NULL,
    pages_read integer NOT NULL,
    pages_denied integer NOT NULL,
    without_title integer NOT NULL,
    without_description integer NOT NULL,
    without_picture integer NOT NULL,
    without_price integer NOT NULL,
    rule_failed integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.shop_rules (
    name character varying(80) NOT NULL,
    rule jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.site_problems (
    id uuid NOT NULL,
    area text NOT NULL,
    subject character varying(300) NOT NULL,
    message character varying(1000) NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    CONSTRAINT site_problems_area_check CHECK ((area = ANY (ARRAY['PAYMENTS'::text, 'SIGN_IN'::text])))
);
CREATE TABLE public.site_settings (
    id smallint DEFAULT 1 NOT NULL,
    "values" jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    updated_by_id uuid
);
CREATE TABLE public.support_messages (
    id uuid NOT NULL,
    name character varying(100) NOT NULL,
    email character varying(254) NOT NULL,
    subject character varying(200) NOT NULL,
    message text NOT NULL,
    is_priority boolean DEFAULT false NOT NULL,
    status text DEFAULT 'OPEN'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sender_id uuid,
    CONSTRAINT support_messages_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'DONE'::text])))
);
CREATE TABLE public.test_payment_customers (
    id character varying(60) NOT NULL,
    state jsonb NOT NULL,
    due_at timestamp with time zone
);
CREATE TABLE public.test_payment_events (
    id uuid NOT NULL,
    customer_id character varying(60) NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    fact jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    is_delivered boolean DEFAULT false NOT NULL
);
CREATE TABLE public.test_payment_pages (
    id character varying(60) NOT NULL,
    customer_id character varying(60) NOT NULL,
    key character varying(60),
    purpose jsonb NOT NULL,
    state character varying(20) DEFAULT 'open'::character varying NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tier_grants (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    tier text NOT NULL,
    replaces jsonb NOT NULL,
    granted_by_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT tier_grants_tier_check CHECK ((tier = ANY (ARRAY['FREE'::text, 'STANDARD'::text, 'PREMIUM'::text])))
);
CREATE TABLE public.unsubscribed_addresses (
    address_hash character varying(64) NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    name character varying(100) NOT NULL,
    email character varying(254) NOT NULL,
    email_verified_at timestamp with time zone,
    password_hash character varying(255),
    role text DEFAULT 'USER'::text NOT NULL,
    subscription_tier text DEFAULT 'FREE'::text NOT NULL,
    is_system boolean DEFAULT false NOT NULL,
    terms_version character varying(20),
    terms_accepted_at timestamp with time zone,
    google_subject character varying(255),
    preferences_notifications boolean DEFAULT true NOT NULL,
    preferences_email_frequency text DEFAULT 'WEEKLY'::text NOT NULL,
    preferences_theme text DEFAULT 'SYSTEM'::text NOT NULL,
    avatar_id uuid,
    time_zone character varying(64),
    suspended_at timestamp with time zone,
    suspension_reason character varying(500),
    CONSTRAINT users_preferences_email_frequency_check CHECK ((preferences_email_frequency = ANY (ARRAY['DAILY'::text, 'WEEKLY'::text, 'NONE'::text]))),
    CONSTRAINT users_preferences_theme_check CHECK ((preferences_theme = ANY (ARRAY['LIGHT'::text, 'DARK'::text, 'SYSTEM'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text]))),
    CONSTRAINT users_subscription_tier_check CHECK ((subscription_tier = ANY (ARRAY['FREE'::text, 'STANDARD'::text, 'PREMIUM'::text])))
);
ALTER TABLE ONLY public.count_changes ALTER COLUMN id SET DEFAULT nextval('public.count_changes_id_seq'::regclass);
ALTER TABLE ONLY public.gift_edits ALTER COLUMN id SET DEFAULT nextval('public.gift_edits_id_seq'::regclass);
ALTER TABLE ONLY public.mikro_orm_migrations ALTER COLUMN id SET DEFAULT nextval('public.mikro_orm_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.paid_periods ALTER COLUMN id SET DEFAULT nextval('public.paid_periods_id_seq'::regclass);
ALTER TABLE ONLY public.revenue_changes ALTER COLUMN id SET DEFAULT nextval('public.revenue_changes_id_seq'::regclass);
INSERT INTO public.abuse_signals VALUES ('00000000-0000-7000-8000-000000000601', '2026-04-01 10:00:00+00', 'REFUSALS', 'purchases', 'subject', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000201', 3);
INSERT INTO public.affiliate_click_days VALUES ('00000000-0000-7000-8000-000000000301', '2026-04-01', 5);
INSERT INTO public.affiliate_sites VALUES ('00000000-0000-7000-8000-000000000301', '2026-03-01 00:00:00+00', '2026-03-01 00:00:00+00', 'Mug shop', 'kind-21', NULL, NULL, true, '[]', '{mugs.example.test}', 0, NULL);
INSERT INTO public.api_keys VALUES ('00000000-0000-7000-8000-000000000602', '00000000-0000-7000-8000-000000000001', 'Script', 'kl_abc', 'hash-of-key', '2026-04-01 00:00:00+00', NULL, '{READ_LISTS,SEE_BUYERS}');
INSERT INTO public.audit_entries VALUES ('00000000-0000-7000-8000-000000000603', '2026-04-01 00:00:00+00', '00000000-0000-7000-8000-000000000002', 'Tom', 'tom@example.test', 'ROLE_CHANGED', 'USER', '00000000-0000-7000-8000-000000000001', 'Ida', '[]', 'She asked', '127.0.0.1', NULL);
INSERT INTO public.billing_accounts VALUES ('00000000-0000-7000-8000-000000000701', '2026-04-01 00:00:00+00', '2026-04-01 00:00:00+00', '00000000-0000-7000-8000-000000000001', 'TEST', 'customer-ida', 'premium', '{"startedAt": "2026-04-01T12:00:00Z"}', NULL, NULL, NULL, NULL);
INSERT INTO public.billing_reconciliations VALUES ('00000000-0000-7000-8000-000000000702', '2026-04-02 00:00:00+00', 1, 1, 0, '[]');
INSERT INTO public.billing_transactions VALUES ('00000000-0000-7000-8000-000000000703', '00000000-0000-7000-8000-000000000701', 'INVOICE', 'invoice-1', '2026-04-01 00:00:00+00', 'Premium', 1999, 'USD', 'PAID', NULL, NULL, 1);
INSERT INTO public.collaborators VALUES ('00000000-0000-7000-8000-000000000202', '00000000-0000-7000-8000-000000000001', '2026-03-01 00:00:00+00', '2026-03-02 00:00:00+00');
INSERT INTO public.count_changes VALUES (1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, '2026-01-05');
INSERT INTO public.count_changes VALUES (2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '2026-02-01');
INSERT INTO public.count_changes VALUES (3, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, '2026-03-01');
INSERT INTO public.count_changes VALUES (4, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, '2026-03-01');
INSERT INTO public.counted_accounts VALUES ('71c253c7-c858-4c85-b45d-4d444a367674', '00000000-0000-7000-8000-000000000001', '2026-01-05', NULL, NULL, B'');
INSERT INTO public.counted_accounts VALUES ('2d173c86-87b2-44e0-bd8d-d5b0ab7d1111', '00000000-0000-7000-8000-000000000002', '2026-02-01', NULL, NULL, B'');
INSERT INTO public.daily_counts VALUES ('2026-03-31', 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.daily_revenue VALUES ('2026-03-31', 'TEST', 'USD', 1999);
INSERT INTO public.digests VALUES ('00000000-0000-7000-8000-000000000001', '2026-03-30', '2026-04-06 00:00:00+00');
INSERT INTO public.email_tokens VALUES ('hash-of-token', 'VERIFY_EMAIL', '00000000-0000-7000-8000-000000000002', 'tom@example.test', '2026-02-01 00:00:00+00', '2026-02-02 00:00:00+00', NULL);
INSERT INTO public.field_edits VALUES ('00000000-0000-7000-8000-000000000401', 'title', '00000000-0000-7000-8000-000000000201', '00000000-0000-7000-8000-000000000001', '2026-03-02 00:00:00+00');
INSERT INTO public.gift_edits VALUES (1, '00000000-0000-7000-8000-000000000401', '00000000-0000-7000-8000-000000000201', 'Cup', NULL, 2, false, '2026-04-02 00:00:00+00');
INSERT INTO public.hidden_buyers VALUES ('00000000-0000-7000-8000-000000000201', '2026-03-01 00:00:00+00', NULL, NULL);
INSERT INTO public.images VALUES ('00000000-0000-7000-8000-000000000101', 'one.webp', 'one-small.webp', 'mug.jpg', 'image/webp', 1200, 40, 30, '2026-03-01 00:00:00+00', NULL, '00000000-0000-7000-8000-000000000001');
INSERT INTO public.invitations VALUES ('00000000-0000-7000-8000-000000000801', '00000000-0000-7000-8000-000000000202', 'bea@example.test', '2026-03-01 00:00:00+00', '2099-03-08 00:00:00+00', '2026-03-01 00:00:00+00');
INSERT INTO public.items VALUES ('00000000-0000-7000-8000-000000000401', '2026-03-01 00:00:00+00', '2026-03-01 00:00:00+00', 'Mug', 'Blue', 'Not for Ann', 'Kitchen', 'https://mugs.example.test/blue', NULL, NULL, 1250, 'EUR', 3, 2, 0, false, '00000000-0000-7000-8000-000000000201', 0, '00000000-0000-7000-8000-000000000101', '00000000-0000-7000-8000-000000000301', NULL, NULL);
INSERT INTO public.items VALUES ('00000000-0000-7000-8000-000000000402', '2026-03-01 00:00:00+00', '2026-03-01 00:00:00+00', 'Bread', '', '', '', NULL, NULL, NULL, NULL, 'USD', 1, 0, 0, false, '00000000-0000-7000-8000-000000000202', 0, NULL, NULL, NULL, NULL);
INSERT INTO public.kept_answers VALUES ('ida:one', '{"id": 1}', '2026-04-01 00:00:00+00', 'hash');
INSERT INTO public.ledger_entries VALUES ('00000000-0000-7000-8000-000000000704', '00000000-0000-7000-8000-000000000701', 'CHARGE', 'invoice-1', 1999, 'USD', '2026-04-01 00:00:00+00', '2026-04-01 00:00:00+00');
INSERT INTO public.list_reports VALUES ('00000000-0000-7000-8000-000000000802', '00000000-0000-7000-8000-000000000201', 'SPAM', 'Adverts', 'reporter', '2026-04-01 00:00:00+00', NULL);
INSERT INTO public.list_visits VALUES ('00000000-0000-7000-8000-000000000201', '2026-04-01', 'visitor', 3, '2026-04-01 00:00:00+00');
INSERT INTO public.lists VALUES ('00000000-0000-7000-8000-000000000201', '2026-03-01 00:00:00+00', '2026-03-02 00:00:00+00', 'Birthday', 'Nothing that ticks', 'WISHLIST', 'PUBLIC', 'SURPRISE', NULL, '2099-05-01', false, 7, 2, '00000000-0000-7000-8000-000000000001', 'the-birthday-of-ida-0123456789', NULL, NULL, 'OCEAN', NULL, 'Europe/Berlin', '2099-04-30 22:00:00+00', '["Kitchen"]', NULL, NULL);
INSERT INTO public.lists VALUES ('00000000-0000-7000-8000-000000000202', '2026-03-01 00:00:00+00', '2026-03-02 00:00:00+00', 'Groceries', '', 'WISHLIST', 'PRIVATE', 'OWNER_SEES_BUYERS', NULL, NULL, false, 1, 0, '00000000-0000-7000-8000-000000000002', 'the-groceries-of-tom-0123456789', NULL, NULL, NULL, NULL, 'UTC', NULL, '[]', NULL, NULL);
INSERT INTO public.mails VALUES ('00000000-0000-7000-8000-000000000803', 'ann@example.test', 'Marked as purchased: Mug', 'Thank you', '<p>Thank you</p>', 'SENT', NULL, '2026-04-01 00:00:00+00', NULL, NULL, NULL, '{00000000-0000-7000-8000-000000000201}', 0, NULL, NULL, 'PURCHASE_RECEIPT');
INSERT INTO public.mikro_orm_migrations VALUES (1, 'Migration20261125160000_initial', '2026-11-26 01:02:42+00');
INSERT INTO public.mikro_orm_migrations VALUES (2, 'Migration20261125225743', '2026-11-26 01:02:42+00');
INSERT INTO public.mikro_orm_migrations VALUES (3, 'Migration20261126001133', '2026-11-26 01:02:42+00');
INSERT INTO public.monthly_activity VALUES ('2026-03-01', '2026-01-01', 1);
INSERT INTO public.notifications VALUES ('00000000-0000-7000-8000-000000000804', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000202', 'ITEM_ADDED', '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000402', NULL, 'Groceries', 1, '2026-04-01 00:00:00+00', NULL);
INSERT INTO public.page_readings VALUES ('key-of-page', '{}', '2026-04-01 00:00:00+00', '2099-04-01 00:00:00+00');
INSERT INTO public.paid_periods VALUES (1, '00000000-0000-7000-8000-000000000701', '2026-11-25 22:45:52.594131+00', NULL);
INSERT INTO public.payment_events VALUES ('00000000-0000-7000-8000-000000000705', 'TEST', 'event-1', '00000000-0000-7000-8000-000000000701', '2026-04-01 00:00:00+00', '2026-04-01 00:00:00+00', '{}', '2026-04-01 00:00:00+00');
INSERT INTO public.presences VALUES ('00000000-0000-7000-8000-000000000201', '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000901', '2026-11-25 22:45:52.594131+00', '2026-11-25 22:45:52.594131+00', '{}');
INSERT INTO public.purchase_notices VALUES ('00000000-0000-7000-8000-000000000502', '00000000-0000-7000-8000-000000000201', 'bob@example.test', NULL, 1, '2026-04-01 00:00:00+00', 'ITEM_REMOVED', 'Birthday', 'Vase', NULL, 1, '2026-04-02 00:00:00+00', NULL, NULL, false, NULL, 'WISHLIST');
INSERT INTO public.purchases VALUES ('00000000-0000-7000-8000-000000000501', 2, 'ann@example.test', 'Ann', 'hash-of-undo', '2026-04-01 00:00:00+00', NULL, '00000000-0000-7000-8000-000000000401', NULL);
INSERT INTO public.rate_limits VALUES ('limit', 1, 1770000000000);
INSERT INTO public.refresh_tokens VALUES ('hash-of-refresh', '00000000-0000-7000-8000-000000000805', '2026-04-01 00:00:00+00', NULL);
INSERT INTO public.reported_lists VALUES ('00000000-0000-7000-8000-000000000201', 1, 1, '2026-04-01 00:00:00+00');
INSERT INTO public.revenue_changes VALUES (1, '2026-04-01', 'TEST', 'USD', 1999);
INSERT INTO public.revenue_changes VALUES (2, '2026-04-02', 'TEST', 'USD', 1);
INSERT INTO public.sessions VALUES ('00000000-0000-7000-8000-000000000805', '00000000-0000-7000-8000-000000000001', true, 'A browser', '2026-04-01 00:00:00+00', '2099-04-01 00:00:00+00');
INSERT INTO public.shop_days VALUES ('mugs.example.test', '2026-04-01', 3, 2, 1, 0, 0, 1, 0, 1);
INSERT INTO public.shop_rules VALUES ('Wheels', '{"name": "Wheels", "hosts": ["wheels.example"], "title": {"select": ["h1"]}}', '2026-04-01 00:00:00+00');
INSERT INTO public.site_problems VALUES ('00000000-0000-7000-8000-000000000810', 'PAYMENTS', 'price-1', 'A price without a plan', 2, '2026-04-01 00:00:00+00');
INSERT INTO public.site_settings VALUES (1, '{"siteName": "Ida''s lists"}', '2026-04-01 00:00:00+00', '00000000-0000-7000-8000-000000000002');
INSERT INTO public.support_messages VALUES ('00000000-0000-7000-8000-000000000806', 'Ida', 'ida@example.test', 'Hello', 'How do I print?', false, 'OPEN', '2026-04-01 00:00:00+00', '00000000-0000-7000-8000-000000000001');
INSERT INTO public.test_payment_customers VALUES ('customer-ida', '{}', NULL);
INSERT INTO public.test_payment_events VALUES ('00000000-0000-7000-8000-000000000707', 'customer-ida', '2026-04-01 00:00:00+00', '{}', '2026-04-01 00:00:00+00', true);
INSERT INTO public.test_payment_pages VALUES ('page-1', 'customer-ida', 'key', '{}', 'open', '2099-01-01 00:00:00+00');
INSERT INTO public.tier_grants VALUES ('00000000-0000-7000-8000-000000000706', '00000000-0000-7000-8000-000000000002', 'STANDARD', '{}', '00000000-0000-7000-8000-000000000002', '2026-04-01 00:00:00+00');
INSERT INTO public.unsubscribed_addresses VALUES ('hash-of-address', '2026-04-01 00:00:00+00');
INSERT INTO public.users VALUES ('00000000-0000-7000-8000-000000000001', '2026-01-05 10:00:00+00', '2026-01-05 10:00:00+00', 'Ida', 'ida@example.test', '2026-01-05 10:05:00+00', NULL, 'USER', 'PREMIUM', false, '2026-01', '2026-01-05 10:00:00+00', 'google-ida', true, 'WEEKLY', 'SYSTEM', NULL, 'Europe/Berlin', NULL, NULL);
INSERT INTO public.users VALUES ('00000000-0000-7000-8000-000000000002', '2026-02-01 10:00:00+00', '2026-02-01 10:00:00+00', 'Tom', 'tom@example.test', NULL, NULL, 'ADMIN', 'FREE', false, NULL, NULL, NULL, true, 'WEEKLY', 'SYSTEM', NULL, NULL, NULL, NULL);
SELECT pg_catalog.setval('public.count_changes_id_seq', 4, true);
SELECT pg_catalog.setval('public.gift_edits_id_seq', 1, true);
SELECT pg_catalog.setval('public.mikro_orm_migrations_id_seq', 3, true);
SELECT pg_catalog.setval('public.paid_periods_id_seq', 1, true);
SELECT pg_catalog.setval('public.revenue_changes_id_seq', 2, true);
ALTER TABLE ONLY public.abuse_signals
    ADD CONSTRAINT abuse_signals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.affiliate_click_days
    ADD CONSTRAINT affiliate_click_days_pkey PRIMARY KEY (site_id, day);
ALTER TABLE ONLY public.affiliate_sites
    ADD CONSTRAINT affiliate_sites_logo_id_unique UNIQUE (logo_id);
ALTER TABLE ONLY public.affiliate_sites
    ADD CONSTRAINT affiliate_sites_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_hash_unique UNIQUE (hash);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.billing_accounts
    ADD CONSTRAINT billing_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.billing_accounts
    ADD CONSTRAINT billing_accounts_provider_customer_id_unique UNIQUE (provider, customer_id);
ALTER TABLE ONLY public.billing_accounts
    ADD CONSTRAINT billing_accounts_user_id_provider_unique UNIQUE (user_id, provider);
ALTER TABLE ONLY public.billing_reconciliations
    ADD CONSTRAINT billing_reconciliations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.billing_transactions
    ADD CONSTRAINT billing_transactions_account_id_kind_object_id_unique UNIQUE (account_id, kind, object_id);
ALTER TABLE ONLY public.billing_transactions
    ADD CONSTRAINT billing_transactions_invoice_number_unique UNIQUE (invoice_number);
ALTER TABLE ONLY public.billing_transactions
    ADD CONSTRAINT billing_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.collaborators
    ADD CONSTRAINT collaborators_pkey PRIMARY KEY (list_id, user_id);
ALTER TABLE ONLY public.count_changes
    ADD CONSTRAINT count_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.counted_accounts
    ADD CONSTRAINT counted_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.counted_accounts
    ADD CONSTRAINT counted_accounts_user_id_unique UNIQUE (user_id);
ALTER TABLE ONLY public.daily_counts
    ADD CONSTRAINT daily_counts_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.daily_revenue
    ADD CONSTRAINT daily_revenue_pkey PRIMARY KEY (day, provider, currency);
ALTER TABLE ONLY public.digests
    ADD CONSTRAINT digests_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.email_tokens
    ADD CONSTRAINT email_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.field_edits
    ADD CONSTRAINT field_edits_pkey PRIMARY KEY (subject_id, field);
ALTER TABLE ONLY public.gift_edits
    ADD CONSTRAINT gift_edits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hidden_buyers
    ADD CONSTRAINT hidden_buyers_pkey PRIMARY KEY (list_id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_original_key_unique UNIQUE (original_key);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_list_id_email_unique UNIQUE (list_id, email);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_image_id_unique UNIQUE (image_id);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kept_answers
    ADD CONSTRAINT kept_answers_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_kind_object_id_unique UNIQUE (account_id, kind, object_id);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.list_reports
    ADD CONSTRAINT list_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.list_visits
    ADD CONSTRAINT list_visits_pkey PRIMARY KEY (list_id, day, visitor);
ALTER TABLE ONLY public.lists
    ADD CONSTRAINT lists_banner_id_unique UNIQUE (banner_id);
ALTER TABLE ONLY public.lists
    ADD CONSTRAINT lists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lists
    ADD CONSTRAINT lists_share_token_unique UNIQUE (share_token);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mikro_orm_migrations
    ADD CONSTRAINT mikro_orm_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.monthly_activity
    ADD CONSTRAINT monthly_activity_pkey PRIMARY KEY (month, joined_month);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_readings
    ADD CONSTRAINT page_readings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.paid_periods
    ADD CONSTRAINT paid_periods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_provider_event_id_unique UNIQUE (provider, event_id);
ALTER TABLE ONLY public.presences
    ADD CONSTRAINT presences_pkey PRIMARY KEY (list_id, user_id, process_id);
ALTER TABLE ONLY public.purchase_notices
    ADD CONSTRAINT purchase_notices_pkey PRIMARY KEY (purchase_id);
ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.reported_lists
    ADD CONSTRAINT reported_lists_pkey PRIMARY KEY (list_id);
ALTER TABLE ONLY public.revenue_changes
    ADD CONSTRAINT revenue_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shop_days
    ADD CONSTRAINT shop_days_pkey PRIMARY KEY (host, day);
ALTER TABLE ONLY public.shop_rules
    ADD CONSTRAINT shop_rules_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.site_problems
    ADD CONSTRAINT site_problems_area_subject_unique UNIQUE (area, subject);
ALTER TABLE ONLY public.site_problems
    ADD CONSTRAINT site_problems_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.support_messages
    ADD CONSTRAINT support_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.test_payment_customers
    ADD CONSTRAINT test_payment_customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.test_payment_events
    ADD CONSTRAINT test_payment_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.test_payment_pages
    ADD CONSTRAINT test_payment_pages_key_unique UNIQUE (key);
ALTER TABLE ONLY public.test_payment_pages
    ADD CONSTRAINT test_payment_pages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tier_grants
    ADD CONSTRAINT tier_grants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unsubscribed_addresses
    ADD CONSTRAINT unsubscribed_addresses_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_avatar_id_unique UNIQUE (avatar_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_google_subject_unique UNIQUE (google_subject);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX abuse_signals_list_id_index ON public.abuse_signals USING btree (list_id);
CREATE UNIQUE INDEX abuse_signals_subject_index ON public.abuse_signals USING btree (hour, kind, limit_name, subject, list_id) NULLS NOT DISTINCT;
CREATE INDEX abuse_signals_user_id_index ON public.abuse_signals USING btree (user_id);
CREATE INDEX affiliate_sites_domains_index ON public.affiliate_sites USING gin (domains);
CREATE INDEX api_keys_user_id_index ON public.api_keys USING btree (user_id);
CREATE INDEX audit_entries_action_id_index ON public.audit_entries USING btree (action, id);
CREATE INDEX audit_entries_actor_id_id_index ON public.audit_entries USING btree (actor_id, id);
CREATE INDEX audit_entries_search_index ON public.audit_entries USING gin (public.grams_of(lower((((((actor_name)::text || ' '::text) || (actor_email)::text) || ' '::text) || (subject_name)::text))));
CREATE INDEX audit_entries_subject_id_id_index ON public.audit_entries USING btree (subject_id, id);
CREATE INDEX billing_accounts_plan_ends_at_index ON public.billing_accounts USING btree (plan_ends_at);
CREATE INDEX billing_reconciliations_created_at_index ON public.billing_reconciliations USING btree (created_at);
CREATE INDEX billing_transactions_account_id_date_id_index ON public.billing_transactions USING btree (account_id, date, id);
CREATE INDEX collaborators_user_id_index ON public.collaborators USING btree (user_id);
CREATE INDEX counted_accounts_seen_at_index ON public.counted_accounts USING btree (seen_at);
CREATE INDEX email_tokens_expires_at_index ON public.email_tokens USING btree (expires_at);
CREATE INDEX email_tokens_user_id_index ON public.email_tokens USING btree (user_id);
CREATE INDEX field_edits_editor_id_index ON public.field_edits USING btree (editor_id);
CREATE INDEX field_edits_list_id_index ON public.field_edits USING btree (list_id);
CREATE INDEX gift_edits_item_id_index ON public.gift_edits USING btree (item_id);
CREATE INDEX gift_edits_list_id_index ON public.gift_edits USING btree (list_id);
CREATE INDEX hidden_buyers_ended_at_index ON public.hidden_buyers USING btree (ended_at);
CREATE INDEX images_kept_until_index ON public.images USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE INDEX images_uploader_id_index ON public.images USING btree (uploader_id);
CREATE INDEX invitations_email_index ON public.invitations USING btree (email);
CREATE INDEX items_list_id_order_index_index ON public.items USING btree (list_id, order_index);
CREATE INDEX kept_answers_created_at_index ON public.kept_answers USING btree (created_at);
CREATE INDEX list_reports_list_id_id_index ON public.list_reports USING btree (list_id, id);
CREATE UNIQUE INDEX list_reports_open_index ON public.list_reports USING btree (list_id, reporter_key) WHERE (resolved_at IS NULL);
CREATE INDEX list_visits_day_index ON public.list_visits USING btree (day);
CREATE INDEX lists_demo_index ON public.lists USING btree (id) WHERE is_demo;
CREATE INDEX lists_hidden_index ON public.lists USING btree (hidden_at, id) WHERE (hidden_at IS NOT NULL);
CREATE INDEX lists_owner_id_index ON public.lists USING btree (owner_id);
CREATE INDEX lists_surprise_day_index ON public.lists USING btree (event_starts_at) WHERE (purchase_visibility = 'SURPRISE'::text);
CREATE INDEX mails_created_at_id_index ON public.mails USING btree (created_at, id);
CREATE INDEX mails_queued_index ON public.mails USING btree (created_at) WHERE (state = 'QUEUED'::text);
CREATE INDEX mails_state_created_at_id_index ON public.mails USING btree (state, created_at, id);
CREATE INDEX mails_to_index ON public.mails USING btree ("to");
CREATE INDEX notifications_list_id_index ON public.notifications USING btree (list_id);
CREATE UNIQUE INDEX notifications_open_index ON public.notifications USING btree (user_id, list_id, kind, who_id) NULLS NOT DISTINCT WHERE ((read_at IS NULL) AND (purchase_id IS NULL) AND (list_id IS NOT NULL));
CREATE INDEX notifications_purchase_id_index ON public.notifications USING btree (purchase_id) WHERE (purchase_id IS NOT NULL);
CREATE INDEX notifications_user_id_news_at_index ON public.notifications USING btree (user_id, news_at);
CREATE INDEX page_readings_expires_at_index ON public.page_readings USING btree (expires_at);
CREATE INDEX paid_periods_account_id_index ON public.paid_periods USING btree (account_id);
CREATE UNIQUE INDEX paid_periods_open_index ON public.paid_periods USING btree (account_id) WHERE (ended_at IS NULL);
CREATE INDEX payment_events_account_id_index ON public.payment_events USING btree (account_id);
CREATE INDEX presences_process_id_index ON public.presences USING btree (process_id);
CREATE INDEX presences_seen_at_index ON public.presences USING btree (seen_at);
CREATE INDEX purchase_notices_buyer_id_index ON public.purchase_notices USING btree (buyer_id);
CREATE INDEX purchase_notices_email_index ON public.purchase_notices USING btree (email);
CREATE INDEX purchase_notices_list_id_index ON public.purchase_notices USING btree (list_id);
CREATE INDEX purchases_buyer_id_index ON public.purchases USING btree (buyer_id);
CREATE INDEX purchases_guest_email_index ON public.purchases USING btree (guest_email);
CREATE INDEX purchases_item_id_index ON public.purchases USING btree (item_id);
CREATE INDEX rate_limits_expire_index ON public.rate_limits USING btree (expire);
CREATE INDEX refresh_tokens_session_id_index ON public.refresh_tokens USING btree (session_id);
CREATE INDEX reported_lists_closed_index ON public.reported_lists USING btree (reported_at, list_id) WHERE (open_reports = 0);
CREATE INDEX reported_lists_open_index ON public.reported_lists USING btree (reported_at, list_id) WHERE (open_reports > 0);
CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);
CREATE INDEX shop_days_day_index ON public.shop_days USING btree (day);
CREATE INDEX site_problems_last_seen_at_index ON public.site_problems USING btree (last_seen_at);
CREATE INDEX site_settings_updated_by_id_index ON public.site_settings USING btree (updated_by_id);
CREATE INDEX support_messages_created_at_id_index ON public.support_messages USING btree (created_at, id);
CREATE INDEX support_messages_search_index ON public.support_messages USING gin (public.grams_of(lower((((((name)::text || ' '::text) || (email)::text) || ' '::text) || (subject)::text))));
CREATE INDEX support_messages_sender_id_index ON public.support_messages USING btree (sender_id);
CREATE INDEX support_messages_status_created_at_id_index ON public.support_messages USING btree (status, created_at, id);
CREATE INDEX test_payment_customers_due_at_index ON public.test_payment_customers USING btree (due_at);
CREATE INDEX test_payment_events_created_at_index ON public.test_payment_events USING btree (created_at);
CREATE INDEX test_payment_events_customer_id_index ON public.test_payment_events USING btree (customer_id);
CREATE INDEX test_payment_events_is_delivered_index ON public.test_payment_events USING btree (is_delivered);
CREATE INDEX test_payment_pages_customer_id_index ON public.test_payment_pages USING btree (customer_id);
CREATE INDEX test_payment_pages_expires_at_index ON public.test_payment_pages USING btree (expires_at);
CREATE INDEX tier_grants_granted_by_id_index ON public.tier_grants USING btree (granted_by_id);
CREATE INDEX tier_grants_user_id_id_index ON public.tier_grants USING btree (user_id, id);
CREATE INDEX users_newest_index ON public.users USING btree (created_at, id) WHERE (NOT is_system);
CREATE INDEX users_role_index ON public.users USING btree (role, created_at, id) WHERE (NOT is_system);
CREATE INDEX users_search_index ON public.users USING gin (public.grams_of(lower((((name)::text || ' '::text) || (email)::text))));
CREATE INDEX users_suspended_index ON public.users USING btree (created_at, id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX users_tier_index ON public.users USING btree (subscription_tier, created_at, id) WHERE (NOT is_system);
CREATE TRIGGER audit_entries_update_delete_trigger BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.audit_entries_audit_entries_update_delete_trigger_fn();
CREATE TRIGGER billing_accounts_paid_periods AFTER INSERT OR UPDATE ON public.billing_accounts FOR EACH ROW EXECUTE FUNCTION public.billing_accounts_billing_accounts_paid_periods_fn();
CREATE TRIGGER items_count_delete AFTER DELETE ON public.items REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.items_items_count_delete_fn();
CREATE TRIGGER items_count_insert AFTER INSERT ON public.items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.items_items_count_insert_fn();
CREATE TRIGGER ledger_entries_count_insert AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_entries_ledger_entries_count_insert_fn();
CREATE TRIGGER ledger_entries_update_delete_trigger BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.ledger_entries_ledger_entries_update_delete_trigger_fn();
CREATE TRIGGER lists_count_delete AFTER DELETE ON public.lists REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.lists_lists_count_delete_fn();
CREATE TRIGGER lists_count_insert AFTER INSERT ON public.lists REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.lists_lists_count_insert_fn();
CREATE TRIGGER payment_events_update_delete_trigger BEFORE DELETE OR UPDATE ON public.payment_events FOR EACH ROW EXECUTE FUNCTION public.payment_events_payment_events_update_delete_trigger_fn();
CREATE TRIGGER purchases_count_insert AFTER INSERT ON public.purchases REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.purchases_purchases_count_insert_fn();
CREATE TRIGGER users_count_delete BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION public.users_users_count_delete_fn();
CREATE TRIGGER users_count_insert AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION public.users_users_count_insert_fn();
CREATE TRIGGER users_count_update AFTER UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION public.users_users_count_update_fn();
ALTER TABLE ONLY public.abuse_signals
    ADD CONSTRAINT abuse_signals_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.abuse_signals
    ADD CONSTRAINT abuse_signals_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.affiliate_click_days
    ADD CONSTRAINT affiliate_click_days_site_id_foreign FOREIGN KEY (site_id) REFERENCES public.affiliate_sites(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.affiliate_sites
    ADD CONSTRAINT affiliate_sites_logo_id_foreign FOREIGN KEY (logo_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.billing_accounts
    ADD CONSTRAINT billing_accounts_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.billing_transactions
    ADD CONSTRAINT billing_transactions_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.billing_accounts(id);
ALTER TABLE ONLY public.collaborators
    ADD CONSTRAINT collaborators_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.collaborators
    ADD CONSTRAINT collaborators_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.counted_accounts
    ADD CONSTRAINT counted_accounts_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.digests
    ADD CONSTRAINT digests_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.email_tokens
    ADD CONSTRAINT email_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_edits
    ADD CONSTRAINT field_edits_editor_id_foreign FOREIGN KEY (editor_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_edits
    ADD CONSTRAINT field_edits_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.hidden_buyers
    ADD CONSTRAINT hidden_buyers_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_uploader_id_foreign FOREIGN KEY (uploader_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.billing_accounts(id);
ALTER TABLE ONLY public.list_reports
    ADD CONSTRAINT list_reports_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.list_visits
    ADD CONSTRAINT list_visits_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lists
    ADD CONSTRAINT lists_banner_id_foreign FOREIGN KEY (banner_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.lists
    ADD CONSTRAINT lists_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.paid_periods
    ADD CONSTRAINT paid_periods_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.billing_accounts(id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.billing_accounts(id);
ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_buyer_id_foreign FOREIGN KEY (buyer_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.purchases
    ADD CONSTRAINT purchases_item_id_foreign FOREIGN KEY (item_id) REFERENCES public.items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reported_lists
    ADD CONSTRAINT reported_lists_list_id_foreign FOREIGN KEY (list_id) REFERENCES public.lists(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_updated_by_id_foreign FOREIGN KEY (updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.support_messages
    ADD CONSTRAINT support_messages_sender_id_foreign FOREIGN KEY (sender_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.test_payment_pages
    ADD CONSTRAINT test_payment_pages_customer_id_foreign FOREIGN KEY (customer_id) REFERENCES public.test_payment_customers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tier_grants
    ADD CONSTRAINT tier_grants_granted_by_id_foreign FOREIGN KEY (granted_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.tier_grants
    ADD CONSTRAINT tier_grants_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_avatar_id_foreign FOREIGN KEY (avatar_id) REFERENCES public.images(id) ON DELETE SET NULL;
