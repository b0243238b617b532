-- What students bought and what the payment provider said of it. No foreign key to students: tax law keeps payment
-- records for years after an account is gone, under the account's id alone.
create table purchases (
  user_id uuid not null,
  id uuid not null,
  plan text not null check (plan in ('basic', 'premium')),
  price_cents integer not null check (price_cents > 0),
  created_at timestamptz not null,
  -- Until when the checkout waits for its payment.
  expires_at timestamptz not null,
  -- Where it is paid; null until the provider has answered.
  init_point text,
  -- When the provider was last asked about it, and when it is asked again without being told to; null: no more.
  checked_at timestamptz,
  next_check_at timestamptz,
  primary key (user_id, id)
);
-- The few that the job asks about.
create index purchases_to_check on purchases (user_id, next_check_at) where next_check_at is not null;
-- The few whose end may have to be announced.
create index students_with_plans on students (user_id, plan_expires_at) where plan_expires_at is not null;

-- Append-only: each status of each payment as the provider reported it, once, however often it was heard.
create table payment_events (
  user_id uuid not null,
  purchase_id uuid not null,
  payment_id text not null,
  status text not null check (status in
    ('pending', 'approved', 'rejected', 'cancelled', 'disputed', 'refunded', 'charged_back')),
  -- The provider's own clock, by which the events of one payment are ordered.
  happened_at timestamptz not null,
  approved_at timestamptz,
  amount_cents integer not null,
  currency text not null,
  method text not null check (method in ('pix', 'account_money', 'other')),
  received_at timestamptz not null,
  primary key (user_id, purchase_id, payment_id, happened_at, status),
  foreign key (user_id, purchase_id) references purchases on delete cascade
);

-- Mails that are sent once: receipts of a purchase, reminders of an end.
create table billing_mails (
  user_id uuid not null references students on delete cascade,
  kind text not null check (kind in ('receipt', 'refund', 'reminder')),
  -- The purchase, or the days and the end that the reminder was about.
  about text not null,
  created_at timestamptz not null,
  primary key (user_id, kind, about)
);

-- The books of the sandbox, which stands in for the provider where none is configured.
create table sandbox_payments (
  user_id uuid not null references students on delete cascade,
  purchase_id uuid not null,
  amount_cents integer not null,
  expires_at timestamptz not null,
  -- Null until the payer has decided.
  status text check (status in ('pending', 'approved', 'rejected', 'refunded')),
  updated_at timestamptz not null,
  approved_at timestamptz,
  primary key (user_id, purchase_id)
);
