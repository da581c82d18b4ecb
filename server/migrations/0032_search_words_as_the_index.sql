-- The vocabulary knows short words by the stems the index has since 0028; it would learn them anew at
-- night, and until then "maré" would be a word nobody uses.
update search_words
  set lexeme = coalesce(nullif(trim('''' from search_terms_of(word)), ''), word)
  where lexeme <> coalesce(nullif(trim('''' from search_terms_of(word)), ''), word);

-- "Agenda de eventos" is the list of them; this is where one is told of.
update portal_pages set title = 'Divulgar o que vai acontecer' where path = '/cadastro-evento';
