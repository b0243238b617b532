-- Whether a review moves average and order: its writer's address is confirmed. Others are read, after those.
alter table plan_reviews add column counts boolean not null default false;
-- Whoever is gone can't be asked any more: what they wrote stays, and counts no longer.
with proven as materialized (
  select students.user_id from students join accounts on accounts.id = students.user_id
  where email_verified_at is not null and role <> 'user_test'
)
update plan_reviews set counts = true where user_id in (select user_id from proven);

update plan_listings set rating_sum = 0, rating_count = 0, revision = revision + 1 where rating_count > 0;
update plan_listings set
  rating_sum = reviewed.total, rating_count = reviewed.reviews
from (
  select listing_id, sum(rating) as total, count(*) as reviews
  from plan_reviews where counts and moderation = 'none' group by listing_id
) reviewed
where reviewed.listing_id = plan_listings.listing_id;
-- The copies on the authors' own plans.
with rated as materialized (select user_id, listing_id, rating_sum, rating_count from plan_listings)
update study_plans set
  average_rating = coalesce(rated.rating_sum::float8 / nullif(rated.rating_count, 0), 0),
  number_of_reviews = rated.rating_count,
  revision = study_plans.revision + 1
from rated
where study_plans.user_id = rated.user_id and study_plans.id = rated.listing_id
  and study_plans.number_of_reviews > 0;

drop index plan_reviews_by_time;
create index plan_reviews_by_time on plan_reviews (listing_id, counts desc, created_at desc, id desc);

-- A plan that a student had without having bought it, when they first paid: what is bought then comes after it.
create table plan_grants (
  user_id uuid not null references students on delete cascade,
  given_at timestamptz not null,
  plan text not null check (plan in ('basic', 'premium')),
  until timestamptz not null,
  primary key (user_id, given_at)
);
