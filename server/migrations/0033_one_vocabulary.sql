-- The guide's search box corrects words by the vocabulary of the search (search_words): its own goes.
drop table establishment_words;
