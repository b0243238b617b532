-- What kind of study an activity is; until now the screen guessed it from the words that say what to do.
alter table study_plan_activities add column kind text not null default 'theory';
alter table study_plan_activities add constraint study_plan_activities_kind
  check (kind in ('theory', 'practice', 'review', 'test'));

-- The same guess, once more and for all.
update study_plan_activities set kind = case
  when description ~* '^simul|tempo marcado|tempo de prova|condições da prova|cronometrad|: simule' then 'test'
  when description ~* '^revis' then 'review'
  else 'practice'
end
where description ~* '^simul|tempo marcado|tempo de prova|condições da prova|cronometrad|: simule|^revis|^(resolv|refa|respond|exerc|quest|prátic|pratiqu|trein|mistur|volte|faç|julgue|crie|transform|escolh|enfrent|escrev|reescrev|ouça|convers|traduz|grav|retom|repit|vari)';
update plan_listing_contents set content = jsonb_set(content::jsonb, '{activities}', (
  select coalesce(jsonb_agg(activity || jsonb_build_object('kind', case
    when said ~* '^simul|tempo marcado|tempo de prova|condições da prova|cronometrad|: simule' then 'test'
    when said ~* '^revis' then 'review'
    when said ~* '^(resolv|refa|respond|exerc|quest|prátic|pratiqu|trein|mistur|volte|faç|julgue|crie|transform|escolh|enfrent|escrev|reescrev|ouça|convers|traduz|grav|retom|repit|vari)' then 'practice'
    else 'theory'
  end) order by place), '[]')
  from jsonb_array_elements(content::jsonb -> 'activities') with ordinality activities (activity, place)
  cross join lateral (select activity ->> 'description' as said) words
))::json
where content::jsonb ? 'activities';

-- What was replanned before now holds activities without a kind: it can't be put back any more.
delete from study_plan_undos;
-- Whoever holds an answer from before asks for it anew.
update study_plans set revision = revision + 1;
update plan_listings set revision = revision + 1;
