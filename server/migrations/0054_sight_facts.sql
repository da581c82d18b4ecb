-- What one decides by: how long a visit takes, the hour and the water it is best at, what to bring. And of a ramp's
-- level, whether it was made up for a demonstration. A version more, so that an editor that was open
-- before does not write the old kind back.
update sights set version = version + 1, content =
  '{"duration": "", "best_time": "", "best_tide": null, "bring": []}'::jsonb || content || jsonb_build_object(
    'ramps', coalesce((
      select jsonb_agg('{"level_is_example": false}'::jsonb || ramp order by place)
      from jsonb_array_elements(content -> 'ramps') with ordinality as ramps (ramp, place)
    ), '[]'::jsonb)
  );
