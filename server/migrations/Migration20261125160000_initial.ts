import { Migration } from '@mikro-orm/migrations';

/** Every table as the last build of Kindlist 0.1.0 had it: what its 47 migrations made. A restore drops tables, not functions. */
export class Migration20261125160000_initial extends Migration {

  override name = 'Migration20261125160000_initial';

  override up(): void | Promise<void> {
    // Groups of one, two and three letters, so that a short search is found by the same index as a long one.
    this.addSql(`create or replace function grams_of(words text) returns text[] language sql immutable strict parallel safe as $$
      select array_agg(distinct substr(words, place, size))
      from generate_series(1, 3) size, generate_series(1, length(words) - size + 1) place
    $$;`);

    this.addSql(`
      create table abuse_signals (
        id uuid not null, hour timestamptz not null, kind text not null, limit_name varchar(32) not null, subject varchar(36) not null, user_id uuid,
        list_id uuid, count int not null,
        primary key (id),
        constraint abuse_signals_kind_check check (kind in ('PURCHASES', 'REFUSALS'))
      );
    `);
    this.addSql(`create index abuse_signals_list_id_index on abuse_signals (list_id);`);
    this.addSql(`create unique index abuse_signals_subject_index on abuse_signals (hour, kind, limit_name, subject, list_id) nulls not distinct;`);
    this.addSql(`create index abuse_signals_user_id_index on abuse_signals (user_id);`);

    this.addSql(`
      create table affiliate_click_days (
        site_id uuid not null, day date not null, clicks int not null,
        primary key (site_id, day)
      );
    `);

    this.addSql(`
      create table affiliate_sites (
        id uuid not null, created_at timestamptz not null, updated_at timestamptz not null, name varchar(100) not null, affiliate_code varchar(200) not null,
        default_logo_url varchar(2000), logo_id uuid, is_active boolean default true not null, url_formats jsonb not null, domains text[] not null,
        top_priority int default 0 not null, deleted_at timestamptz,
        primary key (id),
        constraint affiliate_sites_logo_id_unique unique (logo_id)
      );
    `);
    this.addSql(`create index affiliate_sites_domains_index on affiliate_sites using gin (domains);`);

    this.addSql(`
      create table api_keys (
        id uuid not null, user_id uuid not null, name varchar(50) not null, prefix varchar(12) not null, hash varchar(64) not null,
        created_at timestamptz not null, last_used_at timestamptz, scopes text[] not null,
        primary key (id),
        constraint api_keys_hash_unique unique (hash),
        constraint api_keys_scopes_check check (scopes <@ array['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS'])
      );
    `);
    this.addSql(`create index api_keys_user_id_index on api_keys (user_id);`);

    this.addSql(`
      create table audit_entries (
        id uuid not null, happened_at timestamptz not null, actor_id uuid, actor_name varchar(100) not null, actor_email varchar(254) default '' not null,
        action text not null, subject_kind text not null, subject_id uuid, subject_name varchar(100) default '' not null, changes jsonb not null,
        reason varchar(500), address varchar(64) not null, user_agent varchar(300),
        primary key (id),
        constraint audit_entries_action_check check (action in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED')),
        constraint audit_entries_subject_kind_check check (subject_kind in ('USER', 'LIST', 'SETTINGS', 'MESSAGE', 'AFFILIATE_SITE', 'JOBS'))
      );
    `);
    this.addSql(`create index audit_entries_action_id_index on audit_entries (action, id);`);
    this.addSql(`create index audit_entries_actor_id_id_index on audit_entries (actor_id, id);`);
    this.addSql(`create index audit_entries_search_index on audit_entries using gin (grams_of(lower((((((actor_name) || ' ') || (actor_email)) || ' ') || (subject_name)))));`);
    this.addSql(`create index audit_entries_subject_id_id_index on audit_entries (subject_id, id);`);

    this.addSql(`
      create table billing_accounts (
        id uuid not null, created_at timestamptz not null, updated_at timestamptz not null, user_id uuid, provider text not null, customer_id varchar(255),
        plan_id text default 'free' not null, subscription jsonb, plan_ends_at timestamptz, open_checkout jsonb, busy_until timestamptz,
        primary key (id),
        constraint billing_accounts_provider_customer_id_unique unique (provider, customer_id),
        constraint billing_accounts_user_id_provider_unique unique (user_id, provider),
        constraint billing_accounts_plan_id_check check (plan_id in ('free', 'standard', 'premium')),
        constraint billing_accounts_provider_check check (provider in ('STRIPE', 'TEST'))
      );
    `);
    this.addSql(`create index billing_accounts_plan_ends_at_index on billing_accounts (plan_ends_at);`);

    this.addSql(`
      create table billing_reconciliations (
        id uuid not null, created_at timestamptz not null, accounts_compared int not null, events_fetched int not null, difference_count int not null,
        differences jsonb not null,
        primary key (id)
      );
    `);
    this.addSql(`create index billing_reconciliations_created_at_index on billing_reconciliations (created_at);`);

    this.addSql(`
      create table billing_transactions (
        id uuid not null, account_id uuid not null, kind text not null, object_id varchar(255) not null, date timestamptz not null,
        description varchar(500) not null, amount_minor int not null, currency varchar(3) not null, status text not null, about_invoice_id varchar(255),
        lines jsonb, invoice_number int,
        primary key (id),
        constraint billing_transactions_account_id_kind_object_id_unique unique (account_id, kind, object_id),
        constraint billing_transactions_invoice_number_unique unique (invoice_number),
        constraint billing_transactions_kind_check check (kind in ('INVOICE', 'REFUND', 'DISPUTE')),
        constraint billing_transactions_status_check check (status in ('PAID', 'PENDING', 'FAILED'))
      );
    `);
    this.addSql(`create index billing_transactions_account_id_date_id_index on billing_transactions (account_id, date, id);`);

    this.addSql(`
      create table collaborators (
        list_id uuid not null, user_id uuid not null, invited_at timestamptz not null, joined_at timestamptz not null,
        primary key (list_id, user_id)
      );
    `);
    this.addSql(`create index collaborators_user_id_index on collaborators (user_id);`);

    this.addSql(`
      create table count_changes (
        id bigserial, sign_ups int default 0 not null, accounts_deleted int default 0 not null, free_users int default 0 not null,
        standard_users int default 0 not null, premium_users int default 0 not null, lists int default 0 not null, new_lists int default 0 not null,
        items int default 0 not null, new_items int default 0 not null, purchases int default 0 not null, shared_list_views int default 0 not null,
        active_users int default 0 not null, visits int default 0 not null, visit_seconds int default 0 not null, day date not null,
        primary key (id)
      );
    `);

    this.addSql(`
      create table counted_accounts (
        id uuid default gen_random_uuid() not null, user_id uuid, joined_on date not null, left_on date, seen_at timestamptz,
        active_days bit varying default '' not null,
        primary key (id),
        constraint counted_accounts_user_id_unique unique (user_id)
      );
    `);
    this.addSql(`create index counted_accounts_seen_at_index on counted_accounts (seen_at);`);

    this.addSql(`
      create table daily_counts (
        day date not null, sign_ups int default 0 not null, accounts_deleted int default 0 not null, free_users int default 0 not null,
        standard_users int default 0 not null, premium_users int default 0 not null, lists int default 0 not null, new_lists int default 0 not null,
        items int default 0 not null, new_items int default 0 not null, purchases int default 0 not null, shared_list_views int default 0 not null,
        active_users int default 0 not null, visits int default 0 not null, visit_seconds int default 0 not null,
        primary key (day)
      );
    `);

    this.addSql(`
      create table daily_revenue (
        day date not null, provider varchar(255) not null, currency varchar(3) not null, amount_minor bigint not null,
        primary key (day, provider, currency)
      );
    `);

    this.addSql(`
      create table digests (
        user_id uuid not null, period date not null, until timestamptz not null,
        primary key (user_id)
      );
    `);

    this.addSql(`
      create table email_tokens (
        hash varchar(64) not null, purpose text not null, user_id uuid not null, email varchar(254) not null, created_at timestamptz not null,
        expires_at timestamptz not null, used_at timestamptz,
        primary key (hash),
        constraint email_tokens_purpose_check check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'RESTORE_EMAIL'))
      );
    `);
    this.addSql(`create index email_tokens_expires_at_index on email_tokens (expires_at);`);
    this.addSql(`create index email_tokens_user_id_index on email_tokens (user_id);`);

    this.addSql(`
      create table field_edits (
        subject_id uuid not null, field varchar(40) not null, list_id uuid not null, editor_id uuid not null, edited_at timestamptz default now() not null,
        primary key (subject_id, field)
      );
    `);
    this.addSql(`create index field_edits_editor_id_index on field_edits (editor_id);`);
    this.addSql(`create index field_edits_list_id_index on field_edits (list_id);`);

    this.addSql(`
      create table gift_edits (
        id bigserial, item_id uuid not null, list_id uuid not null, item_title varchar(200) not null, item_url varchar(2000), quantity_desired int not null,
        is_archived boolean not null, edited_at timestamptz not null,
        primary key (id)
      );
    `);
    this.addSql(`create index gift_edits_item_id_index on gift_edits (item_id);`);
    this.addSql(`create index gift_edits_list_id_index on gift_edits (list_id);`);

    this.addSql(`
      create table hidden_buyers (
        list_id uuid not null, began_at timestamptz, ended_at timestamptz, promised_until timestamptz,
        primary key (list_id)
      );
    `);
    this.addSql(`create index hidden_buyers_ended_at_index on hidden_buyers (ended_at);`);

    this.addSql(`
      create table images (
        id uuid not null, original_key varchar(100) not null, thumbnail_key varchar(100) not null, filename varchar(255) not null,
        content_type varchar(20) not null, size int not null, width int not null, height int not null, uploaded_at timestamptz not null,
        kept_until timestamptz, uploader_id uuid,
        primary key (id),
        constraint images_original_key_unique unique (original_key)
      );
    `);
    this.addSql(`create index images_kept_until_index on images (kept_until) where (kept_until is not null);`);
    this.addSql(`create index images_uploader_id_index on images (uploader_id);`);

    this.addSql(`
      create table invitations (
        id uuid not null, list_id uuid not null, email varchar(254) not null, invited_at timestamptz not null, expires_at timestamptz not null,
        mailed_at timestamptz default now() not null,
        primary key (id),
        constraint invitations_list_id_email_unique unique (list_id, email)
      );
    `);
    this.addSql(`create index invitations_email_index on invitations (email);`);

    this.addSql(`
      create table items (
        id uuid not null, created_at timestamptz not null, updated_at timestamptz not null, title varchar(200) not null,
        description varchar(1000) default '' not null, notes varchar(1000) default '' not null, category varchar(1000) default '' not null,
        primary_url varchar(2000), secondary_url varchar(2000), image_url varchar(2000), price_minor bigint, currency varchar(3) default 'USD' not null,
        quantity_desired int default 1 not null, quantity_purchased int default 0 not null, order_index int default 0 not null,
        is_archived boolean default false not null, list_id uuid not null, times_put_back int default 0 not null, image_id uuid, affiliate_site_id uuid,
        affiliate_url text, affiliate_logo_url varchar(2000),
        primary key (id),
        constraint items_image_id_unique unique (image_id),
        constraint items_check check ((quantity_desired > 0) and (quantity_purchased >= 0))
      );
    `);
    this.addSql(`create index items_list_id_order_index_index on items (list_id, order_index);`);

    this.addSql(`
      create table kept_answers (
        key text not null, answer jsonb, created_at timestamptz default now() not null, request_hash varchar(43),
        primary key (key)
      );
    `);
    this.addSql(`create index kept_answers_created_at_index on kept_answers (created_at);`);

    this.addSql(`
      create table ledger_entries (
        id uuid not null, account_id uuid not null, kind text not null, object_id varchar(255) not null, amount_minor int not null,
        currency varchar(3) not null, moved_at timestamptz not null, created_at timestamptz not null,
        primary key (id),
        constraint ledger_entries_account_id_kind_object_id_unique unique (account_id, kind, object_id),
        constraint ledger_entries_kind_check check (kind in ('CHARGE', 'REFUND', 'REFUND_RETURNED', 'DISPUTE', 'DISPUTE_WON'))
      );
    `);

    this.addSql(`
      create table list_reports (
        id uuid not null, list_id uuid not null, reason text not null, details varchar(500) default '' not null, reporter_key varchar(22) not null,
        created_at timestamptz not null, resolved_at timestamptz,
        primary key (id),
        constraint list_reports_reason_check check (reason in ('SPAM', 'FRAUD', 'OFFENSIVE', 'PRIVATE_DATA', 'OTHER'))
      );
    `);
    this.addSql(`create index list_reports_list_id_id_index on list_reports (list_id, id);`);
    this.addSql(`create unique index list_reports_open_index on list_reports (list_id, reporter_key) where (resolved_at is null);`);

    this.addSql(`
      create table list_visits (
        list_id uuid not null, day date not null, visitor varchar(22) not null, views int not null, seen_at timestamptz not null,
        primary key (list_id, day, visitor)
      );
    `);
    this.addSql(`create index list_visits_day_index on list_visits (day);`);

    this.addSql(`
      create table lists (
        id uuid not null, created_at timestamptz not null, updated_at timestamptz not null, name varchar(50) not null,
        description varchar(500) default '' not null, list_type text default 'WISHLIST' not null, privacy text default 'PRIVATE' not null,
        purchase_visibility text default 'OWNER_SEES_BUYERS' not null, event_type varchar(100), event_date date, is_demo boolean default false not null,
        revision int default 0 not null, purchase_revision int default 0 not null, owner_id uuid not null, share_token varchar(64) not null,
        share_link_expires_at timestamptz, share_link_replaced_at timestamptz, accent_color text, banner_id uuid,
        time_zone varchar(64) default 'UTC' not null, event_starts_at timestamptz, category_order jsonb default '[]' not null, hidden_at timestamptz,
        hidden_reason varchar(500),
        primary key (id),
        constraint lists_banner_id_unique unique (banner_id),
        constraint lists_share_token_unique unique (share_token),
        constraint lists_accent_color_check check (accent_color in ('BERRY', 'ROSE', 'TERRACOTTA', 'AMBER', 'FOREST', 'OCEAN', 'PLUM', 'SLATE')),
        constraint lists_list_type_check check (list_type in ('WISHLIST', 'REGISTRY', 'SHOPPING')),
        constraint lists_privacy_check check (privacy in ('PRIVATE', 'PUBLIC')),
        constraint lists_purchase_visibility_check check (purchase_visibility in ('OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN', 'SURPRISE'))
      );
    `);
    this.addSql(`create index lists_demo_index on lists (id) where is_demo;`);
    this.addSql(`create index lists_hidden_index on lists (hidden_at, id) where (hidden_at is not null);`);
    this.addSql(`create index lists_owner_id_index on lists (owner_id);`);
    this.addSql(`create index lists_surprise_day_index on lists (event_starts_at) where (purchase_visibility = 'SURPRISE');`);

    this.addSql(`
      create table mails (
        id uuid not null, "to" varchar(254) not null, subject varchar(255) not null, text text not null, html text not null,
        state text default 'QUEUED' not null, problem text, created_at timestamptz not null, claimed_until timestamptz, delivered_at timestamptz,
        unsubscribe_url text, about_list_ids uuid[], tries int default 0 not null, reply_to varchar(254), expires_at timestamptz, kind text,
        primary key (id),
        constraint mails_kind_check check (kind in ('PURCHASE_RECEIPT', 'GIFT_NEWS', 'DIGEST', 'INVITATION', 'LIST_SHARED')),
        constraint mails_state_check check (state in ('QUEUED', 'SENT', 'KEPT', 'FAILED'))
      );
    `);
    this.addSql(`create index mails_created_at_id_index on mails (created_at, id);`);
    this.addSql(`create index mails_queued_index on mails (created_at) where (state = 'QUEUED');`);
    this.addSql(`create index mails_state_created_at_id_index on mails (state, created_at, id);`);
    this.addSql(`create index mails_to_index on mails ("to");`);

    this.addSql(`
      create table monthly_activity (
        month date not null, joined_month date not null, active_users int not null,
        primary key (month, joined_month)
      );
    `);

    this.addSql(`
      create table notifications (
        id uuid not null, user_id uuid not null, list_id uuid, kind text not null, who_id uuid, item_id uuid, purchase_id uuid, list_name varchar(50),
        count int default 1 not null, news_at timestamptz not null, read_at timestamptz,
        primary key (id),
        constraint notifications_kind_check check (kind in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK', 'SURPRISE_OVER'))
      );
    `);
    this.addSql(`create index notifications_list_id_index on notifications (list_id);`);
    this.addSql(`create unique index notifications_open_index on notifications (user_id, list_id, kind, who_id) nulls not distinct where ((read_at is null) and (purchase_id is null) and (list_id is not null));`);
    this.addSql(`create index notifications_purchase_id_index on notifications (purchase_id) where (purchase_id is not null);`);
    this.addSql(`create index notifications_user_id_news_at_index on notifications (user_id, news_at);`);

    this.addSql(`
      create table page_readings (
        key varchar(64) not null, outcome jsonb, read_at timestamptz not null, expires_at timestamptz not null,
        primary key (key)
      );
    `);
    this.addSql(`create index page_readings_expires_at_index on page_readings (expires_at);`);

    this.addSql(`
      create table paid_periods (
        id bigserial, account_id uuid not null, began_at timestamptz not null, ended_at timestamptz,
        primary key (id)
      );
    `);
    this.addSql(`create index paid_periods_account_id_index on paid_periods (account_id);`);
    this.addSql(`create unique index paid_periods_open_index on paid_periods (account_id) where (ended_at is null);`);

    this.addSql(`
      create table payment_events (
        id uuid not null, provider text not null, event_id varchar(255) not null, account_id uuid not null, occurred_at timestamptz not null,
        received_at timestamptz not null, fact jsonb not null,
        primary key (id),
        constraint payment_events_provider_event_id_unique unique (provider, event_id),
        constraint payment_events_provider_check check (provider in ('STRIPE', 'TEST'))
      );
    `);
    this.addSql(`create index payment_events_account_id_index on payment_events (account_id);`);

    this.addSql(`
      create unlogged table presences (
        list_id uuid not null, user_id uuid not null, process_id uuid not null, arrived_at timestamptz default now() not null,
        seen_at timestamptz default now() not null, edited_ids uuid[] default '{}' not null,
        primary key (list_id, user_id, process_id)
      );
    `);
    this.addSql(`create index presences_process_id_index on presences (process_id);`);
    this.addSql(`create index presences_seen_at_index on presences (seen_at);`);

    this.addSql(`
      create table purchase_notices (
        purchase_id uuid not null, list_id uuid not null, email varchar(254) not null, buyer_id uuid, quantity int not null, bought_at timestamptz not null,
        fate text not null, list_name varchar(50), item_title varchar(200), item_url varchar(2000), quantity_desired int not null,
        noted_at timestamptz not null, item_id uuid, undo_token_hash varchar(64), is_buyer_shown boolean default false not null, owner_name varchar(100),
        list_type text,
        primary key (purchase_id),
        constraint purchase_notices_check check (quantity > 0),
        constraint purchase_notices_fate_check check (fate in ('CHANGED', 'ITEM_REMOVED', 'LIST_REMOVED', 'PURCHASE_UNDONE')),
        constraint purchase_notices_list_type_check check (list_type in ('WISHLIST', 'REGISTRY', 'SHOPPING'))
      );
    `);
    this.addSql(`create index purchase_notices_buyer_id_index on purchase_notices (buyer_id);`);
    this.addSql(`create index purchase_notices_email_index on purchase_notices (email);`);
    this.addSql(`create index purchase_notices_list_id_index on purchase_notices (list_id);`);

    this.addSql(`
      create table purchases (
        id uuid not null, quantity int not null, guest_email varchar(254) not null, guest_name varchar(100), undo_token_hash varchar(64),
        created_at timestamptz not null, buyer_id uuid, item_id uuid not null, thanked_at timestamptz,
        primary key (id),
        constraint purchases_check check (quantity > 0)
      );
    `);
    this.addSql(`create index purchases_buyer_id_index on purchases (buyer_id);`);
    this.addSql(`create index purchases_guest_email_index on purchases (guest_email);`);
    this.addSql(`create index purchases_item_id_index on purchases (item_id);`);

    this.addSql(`
      create table rate_limits (
        key varchar(255) not null, points int default 0 not null, expire bigint,
        primary key (key)
      );
    `);
    this.addSql(`create index rate_limits_expire_index on rate_limits (expire);`);

    this.addSql(`
      create table refresh_tokens (
        hash varchar(64) not null, session_id uuid not null, created_at timestamptz not null, replaced_at timestamptz,
        primary key (hash)
      );
    `);
    this.addSql(`create index refresh_tokens_session_id_index on refresh_tokens (session_id);`);

    this.addSql(`
      create table reported_lists (
        list_id uuid not null, open_reports int default 0 not null, all_reports int default 0 not null, reported_at timestamptz not null,
        primary key (list_id)
      );
    `);
    this.addSql(`create index reported_lists_closed_index on reported_lists (reported_at, list_id) where (open_reports = 0);`);
    this.addSql(`create index reported_lists_open_index on reported_lists (reported_at, list_id) where (open_reports > 0);`);

    this.addSql(`
      create table revenue_changes (
        id bigserial, day date not null, provider varchar(255) not null, currency varchar(3) not null, amount_minor bigint not null,
        primary key (id)
      );
    `);

    this.addSql(`
      create table sessions (
        id uuid not null, user_id uuid not null, is_remembered boolean not null, user_agent varchar(300), created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (id)
      );
    `);
    this.addSql(`create index sessions_expires_at_index on sessions (expires_at);`);
    this.addSql(`create index sessions_user_id_index on sessions (user_id);`);

    this.addSql(`
      create table shop_days (
        host varchar(255) not null, day date not null, pages int not null, pages_read int not null, pages_denied int not null, without_title int not null,
        without_description int not null, without_picture int not null, without_price int not null,
        primary key (host, day)
      );
    `);
    this.addSql(`create index shop_days_day_index on shop_days (day);`);

    this.addSql(`
      create table site_settings (
        id smallint default 1 not null, "values" jsonb not null, updated_at timestamptz not null, updated_by_id uuid,
        primary key (id)
      );
    `);
    this.addSql(`create index site_settings_updated_by_id_index on site_settings (updated_by_id);`);

    this.addSql(`
      create table support_messages (
        id uuid not null, name varchar(100) not null, email varchar(254) not null, subject varchar(200) not null, message text not null,
        is_priority boolean default false not null, status text default 'OPEN' not null, created_at timestamptz not null, sender_id uuid,
        primary key (id),
        constraint support_messages_status_check check (status in ('OPEN', 'DONE'))
      );
    `);
    this.addSql(`create index support_messages_created_at_id_index on support_messages (created_at, id);`);
    this.addSql(`create index support_messages_search_index on support_messages using gin (grams_of(lower((((((name) || ' ') || (email)) || ' ') || (subject)))));`);
    this.addSql(`create index support_messages_sender_id_index on support_messages (sender_id);`);
    this.addSql(`create index support_messages_status_created_at_id_index on support_messages (status, created_at, id);`);

    this.addSql(`
      create table test_payment_customers (
        id varchar(60) not null, state jsonb not null, due_at timestamptz,
        primary key (id)
      );
    `);
    this.addSql(`create index test_payment_customers_due_at_index on test_payment_customers (due_at);`);

    this.addSql(`
      create table test_payment_events (
        id uuid not null, customer_id varchar(60) not null, occurred_at timestamptz not null, fact jsonb not null, created_at timestamptz not null,
        is_delivered boolean default false not null,
        primary key (id)
      );
    `);
    this.addSql(`create index test_payment_events_created_at_index on test_payment_events (created_at);`);
    this.addSql(`create index test_payment_events_customer_id_index on test_payment_events (customer_id);`);
    this.addSql(`create index test_payment_events_is_delivered_index on test_payment_events (is_delivered);`);

    this.addSql(`
      create table test_payment_pages (
        id varchar(60) not null, customer_id varchar(60) not null, key varchar(60), purpose jsonb not null, state varchar(20) default 'open' not null,
        expires_at timestamptz not null,
        primary key (id),
        constraint test_payment_pages_key_unique unique (key)
      );
    `);
    this.addSql(`create index test_payment_pages_customer_id_index on test_payment_pages (customer_id);`);
    this.addSql(`create index test_payment_pages_expires_at_index on test_payment_pages (expires_at);`);

    this.addSql(`
      create table tier_grants (
        id uuid not null, user_id uuid not null, tier text not null, replaces jsonb not null, granted_by_id uuid, created_at timestamptz not null,
        primary key (id),
        constraint tier_grants_tier_check check (tier in ('FREE', 'STANDARD', 'PREMIUM'))
      );
    `);
    this.addSql(`create index tier_grants_granted_by_id_index on tier_grants (granted_by_id);`);
    this.addSql(`create index tier_grants_user_id_id_index on tier_grants (user_id, id);`);

    this.addSql(`
      create table unsubscribed_addresses (
        address_hash varchar(64) not null, created_at timestamptz not null,
        primary key (address_hash)
      );
    `);

    this.addSql(`
      create table users (
        id uuid not null, created_at timestamptz not null, updated_at timestamptz not null, name varchar(100) not null, email varchar(254) not null,
        email_verified_at timestamptz, password_hash varchar(255), role text default 'USER' not null, subscription_tier text default 'FREE' not null,
        is_system boolean default false not null, terms_version varchar(20), terms_accepted_at timestamptz, google_subject varchar(255),
        preferences_notifications boolean default true not null, preferences_email_frequency text default 'WEEKLY' not null,
        preferences_theme text default 'SYSTEM' not null, avatar_id uuid, time_zone varchar(64), suspended_at timestamptz, suspension_reason varchar(500),
        primary key (id),
        constraint users_avatar_id_unique unique (avatar_id),
        constraint users_email_unique unique (email),
        constraint users_google_subject_unique unique (google_subject),
        constraint users_preferences_email_frequency_check check (preferences_email_frequency in ('DAILY', 'WEEKLY', 'NONE')),
        constraint users_preferences_theme_check check (preferences_theme in ('LIGHT', 'DARK', 'SYSTEM')),
        constraint users_role_check check (role in ('USER', 'ADMIN')),
        constraint users_subscription_tier_check check (subscription_tier in ('FREE', 'STANDARD', 'PREMIUM'))
      );
    `);
    this.addSql(`create index users_newest_index on users (created_at, id) where (not is_system);`);
    this.addSql(`create index users_role_index on users (role, created_at, id) where (not is_system);`);
    this.addSql(`create index users_search_index on users using gin (grams_of(lower((((name) || ' ') || (email)))));`);
    this.addSql(`create index users_suspended_index on users (created_at, id) where (suspended_at is not null);`);
    this.addSql(`create index users_tier_index on users (subscription_tier, created_at, id) where (not is_system);`);

    // References come once every table is there.
    this.addSql(`
      alter table abuse_signals
        add constraint abuse_signals_list_id_foreign foreign key (list_id) references lists(id) on delete cascade,
        add constraint abuse_signals_user_id_foreign foreign key (user_id) references users(id) on delete cascade;
    `);
    this.addSql(`alter table affiliate_click_days add constraint affiliate_click_days_site_id_foreign foreign key (site_id) references affiliate_sites(id) on delete cascade;`);
    this.addSql(`alter table affiliate_sites add constraint affiliate_sites_logo_id_foreign foreign key (logo_id) references images(id) on delete set null;`);
    this.addSql(`alter table api_keys add constraint api_keys_user_id_foreign foreign key (user_id) references users(id) on delete cascade;`);
    this.addSql(`alter table billing_accounts add constraint billing_accounts_user_id_foreign foreign key (user_id) references users(id) on delete set null;`);
    this.addSql(`alter table billing_transactions add constraint billing_transactions_account_id_foreign foreign key (account_id) references billing_accounts(id);`);
    this.addSql(`
      alter table collaborators
        add constraint collaborators_list_id_foreign foreign key (list_id) references lists(id) on update cascade on delete cascade,
        add constraint collaborators_user_id_foreign foreign key (user_id) references users(id) on update cascade on delete cascade;
    `);
    this.addSql(`alter table counted_accounts add constraint counted_accounts_user_id_foreign foreign key (user_id) references users(id) on delete set null;`);
    this.addSql(`alter table digests add constraint digests_user_id_foreign foreign key (user_id) references users(id) on update cascade on delete cascade;`);
    this.addSql(`alter table email_tokens add constraint email_tokens_user_id_foreign foreign key (user_id) references users(id) on delete cascade;`);
    this.addSql(`
      alter table field_edits
        add constraint field_edits_editor_id_foreign foreign key (editor_id) references users(id) on delete cascade,
        add constraint field_edits_list_id_foreign foreign key (list_id) references lists(id) on delete cascade;
    `);
    this.addSql(`alter table hidden_buyers add constraint hidden_buyers_list_id_foreign foreign key (list_id) references lists(id) on update cascade on delete cascade;`);
    this.addSql(`alter table images add constraint images_uploader_id_foreign foreign key (uploader_id) references users(id) on delete set null;`);
    this.addSql(`alter table invitations add constraint invitations_list_id_foreign foreign key (list_id) references lists(id) on delete cascade;`);
    this.addSql(`
      alter table items
        add constraint items_image_id_foreign foreign key (image_id) references images(id) on delete set null,
        add constraint items_list_id_foreign foreign key (list_id) references lists(id) on delete cascade;
    `);
    this.addSql(`alter table ledger_entries add constraint ledger_entries_account_id_foreign foreign key (account_id) references billing_accounts(id);`);
    this.addSql(`alter table list_reports add constraint list_reports_list_id_foreign foreign key (list_id) references lists(id) on delete cascade;`);
    this.addSql(`alter table list_visits add constraint list_visits_list_id_foreign foreign key (list_id) references lists(id) on delete cascade;`);
    this.addSql(`
      alter table lists
        add constraint lists_banner_id_foreign foreign key (banner_id) references images(id) on delete set null,
        add constraint lists_owner_id_foreign foreign key (owner_id) references users(id) on delete cascade;
    `);
    this.addSql(`
      alter table notifications
        add constraint notifications_list_id_foreign foreign key (list_id) references lists(id) on delete cascade,
        add constraint notifications_user_id_foreign foreign key (user_id) references users(id) on delete cascade;
    `);
    this.addSql(`alter table paid_periods add constraint paid_periods_account_id_foreign foreign key (account_id) references billing_accounts(id);`);
    this.addSql(`alter table payment_events add constraint payment_events_account_id_foreign foreign key (account_id) references billing_accounts(id);`);
    this.addSql(`
      alter table purchases
        add constraint purchases_buyer_id_foreign foreign key (buyer_id) references users(id) on delete set null,
        add constraint purchases_item_id_foreign foreign key (item_id) references items(id) on delete cascade;
    `);
    this.addSql(`alter table refresh_tokens add constraint refresh_tokens_session_id_foreign foreign key (session_id) references sessions(id) on delete cascade;`);
    this.addSql(`alter table reported_lists add constraint reported_lists_list_id_foreign foreign key (list_id) references lists(id) on update cascade on delete cascade;`);
    this.addSql(`alter table sessions add constraint sessions_user_id_foreign foreign key (user_id) references users(id) on delete cascade;`);
    this.addSql(`alter table site_settings add constraint site_settings_updated_by_id_foreign foreign key (updated_by_id) references users(id) on delete set null;`);
    this.addSql(`alter table support_messages add constraint support_messages_sender_id_foreign foreign key (sender_id) references users(id) on delete set null;`);
    this.addSql(`alter table test_payment_pages add constraint test_payment_pages_customer_id_foreign foreign key (customer_id) references test_payment_customers(id) on delete cascade;`);
    this.addSql(`
      alter table tier_grants
        add constraint tier_grants_granted_by_id_foreign foreign key (granted_by_id) references users(id) on delete set null,
        add constraint tier_grants_user_id_foreign foreign key (user_id) references users(id) on delete cascade;
    `);
    this.addSql(`alter table users add constraint users_avatar_id_foreign foreign key (avatar_id) references images(id) on delete set null;`);

    // Triggers: rows that are never changed, and the counts of a day.
    this.addSql(`create or replace function audit_entries_audit_entries_update_delete_trigger_fn() returns trigger language plpgsql as $$ begin raise exception '% is never changed', tg_table_name; end; $$;`);
    this.addSql(`create trigger audit_entries_update_delete_trigger before delete or update on audit_entries for each row execute function audit_entries_audit_entries_update_delete_trigger_fn();`);
    this.addSql(`create or replace function billing_accounts_billing_accounts_paid_periods_fn() returns trigger language plpgsql as $$ begin if new.plan_id <> 'free' and new.user_id is not null then insert into paid_periods (account_id, began_at) values (new.id, now()) on conflict (account_id) where ended_at is null do nothing; else update paid_periods set ended_at = now() where account_id = new.id and ended_at is null; end if; return null; end; $$;`);
    this.addSql(`create trigger billing_accounts_paid_periods after insert or update on billing_accounts for each row execute function billing_accounts_billing_accounts_paid_periods_fn();`);
    this.addSql(`create or replace function items_items_count_delete_fn() returns trigger language plpgsql as $$ begin insert into count_changes (day, items) select (now() at time zone 'UTC')::date, -count(*) from removed where not exists (select from lists l where l.id = removed.list_id and l.is_demo) having count(*) > 0; return null; end; $$;`);
    this.addSql(`create trigger items_count_delete after delete on items referencing old table as removed for each statement execute function items_items_count_delete_fn();`);
    this.addSql(`create or replace function items_items_count_insert_fn() returns trigger language plpgsql as $$ begin insert into count_changes (day, items, new_items) select (added.created_at at time zone 'UTC')::date, count(*), count(*) from added join lists l on l.id = added.list_id where not l.is_demo group by 1; return null; end; $$;`);
    this.addSql(`create trigger items_count_insert after insert on items referencing new table as added for each statement execute function items_items_count_insert_fn();`);
    this.addSql(`create or replace function ledger_entries_ledger_entries_count_insert_fn() returns trigger language plpgsql as $$ begin insert into revenue_changes (day, provider, currency, amount_minor) select (added.moved_at at time zone 'UTC')::date, b.provider, added.currency, sum(added.amount_minor) from added join billing_accounts b on b.id = added.account_id group by 1, 2, 3; return null; end; $$;`);
    this.addSql(`create trigger ledger_entries_count_insert after insert on ledger_entries referencing new table as added for each statement execute function ledger_entries_ledger_entries_count_insert_fn();`);
    this.addSql(`create or replace function ledger_entries_ledger_entries_update_delete_trigger_fn() returns trigger language plpgsql as $$ begin raise exception '% is never changed', tg_table_name; end; $$;`);
    this.addSql(`create trigger ledger_entries_update_delete_trigger before delete or update on ledger_entries for each row execute function ledger_entries_ledger_entries_update_delete_trigger_fn();`);
    this.addSql(`create or replace function lists_lists_count_delete_fn() returns trigger language plpgsql as $$ begin insert into count_changes (day, lists) select (now() at time zone 'UTC')::date, -count(*) from removed where not is_demo having count(*) > 0; return null; end; $$;`);
    this.addSql(`create trigger lists_count_delete after delete on lists referencing old table as removed for each statement execute function lists_lists_count_delete_fn();`);
    this.addSql(`create or replace function lists_lists_count_insert_fn() returns trigger language plpgsql as $$ begin insert into count_changes (day, lists, new_lists) select (added.created_at at time zone 'UTC')::date, count(*), count(*) from added where not is_demo group by 1; return null; end; $$;`);
    this.addSql(`create trigger lists_count_insert after insert on lists referencing new table as added for each statement execute function lists_lists_count_insert_fn();`);
    this.addSql(`create or replace function payment_events_payment_events_update_delete_trigger_fn() returns trigger language plpgsql as $$ begin raise exception '% is never changed', tg_table_name; end; $$;`);
    this.addSql(`create trigger payment_events_update_delete_trigger before delete or update on payment_events for each row execute function payment_events_payment_events_update_delete_trigger_fn();`);
    this.addSql(`create or replace function purchases_purchases_count_insert_fn() returns trigger language plpgsql as $$ begin insert into count_changes (day, purchases) select (added.created_at at time zone 'UTC')::date, sum(added.quantity) from added join items i on i.id = added.item_id join lists l on l.id = i.list_id where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) group by 1; return null; end; $$;`);
    this.addSql(`create trigger purchases_count_insert after insert on purchases referencing new table as added for each statement execute function purchases_purchases_count_insert_fn();`);
    this.addSql(`create or replace function users_users_count_delete_fn() returns trigger language plpgsql as $$ begin if not old.is_system then update counted_accounts set left_on = (now() at time zone 'UTC')::date where user_id = old.id; insert into count_changes (day, accounts_deleted, free_users, standard_users, premium_users) values ((now() at time zone 'UTC')::date, 1, -(old.subscription_tier = 'FREE')::int, -(old.subscription_tier = 'STANDARD')::int, -(old.subscription_tier = 'PREMIUM')::int); end if; return old; end; $$;`);
    this.addSql(`create trigger users_count_delete before delete on users for each row execute function users_users_count_delete_fn();`);
    this.addSql(`create or replace function users_users_count_insert_fn() returns trigger language plpgsql as $$ begin if not new.is_system then insert into counted_accounts (user_id, joined_on) values (new.id, (new.created_at at time zone 'UTC')::date); insert into count_changes (day, sign_ups, free_users, standard_users, premium_users) values ((new.created_at at time zone 'UTC')::date, 1, (new.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int); end if; return null; end; $$;`);
    this.addSql(`create trigger users_count_insert after insert on users for each row execute function users_users_count_insert_fn();`);
    this.addSql(`create or replace function users_users_count_update_fn() returns trigger language plpgsql as $$ begin if new.subscription_tier <> old.subscription_tier and not new.is_system then insert into count_changes (day, free_users, standard_users, premium_users) values ((now() at time zone 'UTC')::date, (new.subscription_tier = 'FREE')::int - (old.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int - (old.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int - (old.subscription_tier = 'PREMIUM')::int); end if; return null; end; $$;`);
    this.addSql(`create trigger users_count_update after update on users for each row execute function users_users_count_update_fn();`);
  }

}
