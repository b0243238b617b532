-- How many plans of a difficulty and a length there are, counted without passing by all the others.
create index plan_listings_by_difficulty on plan_listings (difficulty, number_of_weeks)
  include (rating_sum, rating_count, filed_under)
  where is_published and moderation = 'none';
