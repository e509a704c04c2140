/** Social media, recommendation, graphs, the web and science. */
export const networkRecords = `
MovieLens | https://grouplens.org/datasets/movielens/ | GroupLens terms: no commercial use | tabular, recommendation, films, movies, ratings | Ratings of films by users of movielens.org, in sizes from a hundred thousand to 33 million: the classic of recommender systems.
Amazon Reviews 2023 | https://amazon-reviews-2023.github.io/ | See its page | text, reviews, e-commerce, recommendation | Half a billion Amazon reviews until 2023 with product data, for recommendation and language.
Amazon product data | https://cseweb.ucsd.edu/~jmcauley/datasets/amazon/links.html | See its page | text, reviews, e-commerce, recommendation | Reviews and product metadata of Amazon from 1996 to 2014, by category.
Amazon polarity | https://huggingface.co/datasets/amazon_polarity | Apache 2.0 | text, reviews, e-commerce, sentiment analysis | Four million Amazon reviews as positive or negative, of eighteen years up to 2013.
Retailrocket recommender system dataset | https://www.kaggle.com/datasets/retailrocket/ecommerce-dataset | CC BY-NC-SA 4.0 | tabular, e-commerce, recommendation, behaviour | Views, carts and purchases of a real web shop over four and a half months with item properties.
RecSys Challenge 2015 (YooChoose) | https://www.kaggle.com/datasets/chadgostopp/recsys-challenge-2015 | CC BY-NC-ND 4.0 | tabular, e-commerce, recommendation, sessions | Six months of clicks and purchases of a European shop, in sessions: who will buy what?
Diginetica (CIKM Cup 2016) | https://competitions.codalab.org/competitions/11161 | See its page | tabular, e-commerce, recommendation, search | Sessions, searches and purchases of a web shop, for personalised product search.
Taobao user behaviour | https://tianchi.aliyun.com/dataset/649 | Research use only | tabular, e-commerce, recommendation, behaviour, China | A hundred million clicks, carts, favourites and purchases of a million users of Taobao in 2017.
H&M personalised fashion recommendations | https://www.kaggle.com/c/h-and-m-personalized-fashion-recommendations | Competition rules | tabular, image, e-commerce, fashion, recommendation | Two years of purchases of H&M's customers with descriptions and photographs of the articles.
Olist Brazilian e-commerce | https://www.kaggle.com/datasets/olistbr/brazilian-ecommerce | CC BY-NC-SA 4.0 | tabular, text, e-commerce, transactions, Brazil | A hundred thousand orders of 2016 to 2018 in Brazil with prices, freight, payment and reviews.
Instacart market basket | https://www.kaggle.com/c/instacart-market-basket-analysis | Competition rules | tabular, e-commerce, groceries, recommendation | Three million grocery orders of two hundred thousand users of Instacart.
Criteo display advertising | https://ailab.criteo.com/ressources/ | CC BY-NC-SA 4.0, differs by set | tabular, advertising, click prediction | Days of advertisements shown and clicked, with anonymous features, for predicting the click-through rate (CTR).
Avazu click-through rate | https://www.kaggle.com/c/avazu-ctr-prediction | Competition rules | tabular, advertising, click prediction | Eleven days of mobile advertisements, for predicting the click-through rate (CTR).
MIND | https://msnews.github.io/ | Microsoft research licence | text, news, recommendation | A million users' clicks on Microsoft News with the articles, for news recommendation.
Book-Crossing | http://www2.informatik.uni-freiburg.de/~cziegler/BX/ | Research use only, with citation | tabular, recommendation, books, ratings | A million ratings of books by members of BookCrossing in 2004.
Goodreads | https://mengtingwan.github.io/data/goodreads.html | Academic use only | text, recommendation, books, reviews | Shelves, ratings and reviews of Goodreads collected in 2017.
Last.fm 360K | http://ocelma.net/MusicRecommendationDataset/lastfm-360K.html | Non-commercial use | tabular, recommendation, music | How often 360,000 listeners of Last.fm played which artist.
LFM-2b | http://www.cp.jku.at/datasets/LFM-2b/ | No longer available, for licence reasons | tabular, recommendation, music, listening history | Two billion plays of a hundred thousand Last.fm users, 2005 to 2020.
Spotify Million Playlist Dataset | https://www.aicrowd.com/challenges/spotify-million-playlist-dataset-challenge | Spotify terms: research only | tabular, recommendation, music, spotify | A million playlists of Spotify's American users, 2010 to 2017, to be continued.
Spotify Tracks | https://huggingface.co/datasets/maharshipandya/spotify-tracks-dataset | BSD | tabular, music, spotify | A hundred thousand songs of 125 genres on Spotify with their audio features and how popular each is.
Yambda | https://huggingface.co/datasets/yandex/yambda | Apache 2.0 | tabular, recommendation, music | Almost five billion plays, likes and dislikes of Yandex Music with features of the sound.
KuaiRec | https://kuairec.com/ | CC BY-SA 4.0 | tabular, video, recommendation | A nearly complete matrix of short videos and viewers of the app Kuaishou.
Trending YouTube video statistics | https://www.kaggle.com/datasets/datasnaek/youtube-new | CC0 1.0 | tabular, youtube, video, social media | Daily trending videos of several countries in 2017 and 2018 with views, likes and comments.
TikTok dancing videos | https://www.yasamin.page/hdnet_tiktok | See its page | video, image, tiktok, human pose | Dances from TikTok cut into images of people for reconstructing bodies in 3D.
Pushshift Reddit | https://github.com/Watchful1/PushshiftDumps | See its page | text, reddit, social media | Posts and comments of Reddit since 2005 as monthly files, shared for research.
Reddit TIFU | https://huggingface.co/datasets/reddit_tifu | MIT | text, reddit, summarisation | Stories of a Reddit group with their authors' own short summaries.
Twitter US Airline Sentiment | https://www.kaggle.com/datasets/crowdflower/twitter-airline-sentiment | CC BY-NC-SA 4.0 | text, twitter, sentiment analysis | Tweets of February 2015 about American airlines, positive, neutral or negative, with the reason for complaint.
CrisisLexT26 | https://crisislex.org/data-collections.html | MIT | text, twitter, disasters | Tweets of 26 disasters of 2012 and 2013, labelled by what they tell.
TweetsCOV19 | https://data.gesis.org/tweetscov19/ | See its page | text, twitter, COVID-19 | Ids, sentiments and entities of millions of tweets on COVID-19 since October 2019.
Congress tweets | https://github.com/alexlitel/congresstweets | MIT | text, twitter, politics, United States | Tweets of the members of the American Congress, day by day from 2017 to 2023.
SNAP network collection | https://snap.stanford.edu/data/ | See its page | graph, social network, web | Large networks: friends, citations, roads, products, web pages.
SNAP ego networks of Facebook | https://snap.stanford.edu/data/ego-Facebook.html | See its page | graph, social network, facebook | Circles of friends of ten Facebook users with anonymous profiles.
SNAP ego networks of Twitter | https://snap.stanford.edu/data/ego-Twitter.html | See its page | graph, social network, twitter | Circles and followers of about a thousand Twitter users.
LinkedIn Economic Graph and World Bank: skills and jobs | https://linkedindata.worldbank.org/ | CC BY 4.0 | tabular, linkedin, labour, skills, countries | Skills, industries and migration of LinkedIn's members by country, 2015 to 2019.
Cora | https://linqs.org/datasets/#cora | See its page | graph, citation network, node classification | 2,708 papers on machine learning in seven classes with their citations: the first test of graph neural networks.
Open Graph Benchmark | https://ogb.stanford.edu/ | Differs by set | graph, benchmark, node classification, link prediction | Large graphs of products, papers, proteins and molecules with fixed splits: Open Graph Benchmark (OGB).
TUDataset | https://chrsmrrs.github.io/datasets/ | Differs by set | graph, classification, molecules | Over a hundred sets of graphs to be classified: molecules, proteins, social networks.
FB15k-237 | https://www.microsoft.com/en-us/download/details.aspx?id=52312 | See its page | graph, knowledge graph, link prediction | Facts of Freebase without the inverses that made its forerunner too easy.
Wikidata | https://www.wikidata.org/wiki/Wikidata:Database_download | CC0 1.0 | graph, knowledge graph, multilingual | Over a hundred million things and facts about them, kept by volunteers and by robots.
DBpedia | https://www.dbpedia.org/ | CC BY-SA 3.0 | graph, knowledge graph, wikipedia | Facts drawn from Wikipedia's boxes, as linked data.
ConceptNet | https://conceptnet.io/ | CC BY-SA 4.0 | graph, knowledge graph, commonsense, multilingual | What words mean and how things relate in everyday life, in many languages.
WordNet | https://wordnet.princeton.edu/ | WordNet licence: free with notice | graph, text, lexicon | English nouns, verbs and adjectives in sets of synonyms and their relations.
Wikipedia dumps | https://dumps.wikimedia.org/ | CC BY-SA 4.0 | text, wikipedia, multilingual, encyclopaedia | All articles of Wikipedia in all languages with their history, twice a month.
Wikipedia page views | https://dumps.wikimedia.org/other/pageviews/readme.html | CC0 1.0 | time series, wikipedia, web, behaviour | How often each article was read, hour by hour since 2015.
Common Crawl | https://registry.opendata.aws/commoncrawl/ | Common Crawl terms | text, web | Billions of web pages, collected every month since 2008.
Yahoo Answers topics | https://huggingface.co/datasets/yahoo_answers_topics | See its page | text, question answering, text classification | Questions and best answers of Yahoo Answers in ten topics.
Stack Exchange data dump | https://archive.org/details/stackexchange | CC BY-SA 4.0 | text, question answering, stack overflow | Questions, answers, comments and votes of all Stack Exchange sites.
GH Archive | https://www.gharchive.org/ | CC BY 4.0 | text, github, source code, time series | Every public event on GitHub, hour by hour since 2011.
The Stack | https://huggingface.co/datasets/bigcode/the-stack | Permissive licences of its files | text, source code, github | Terabytes of permissively licensed source code in hundreds of languages.
arXiv | https://info.arxiv.org/help/bulk_data.html | CC0 1.0 for its metadata | text, science, papers | Over two million preprints of physics, mathematics and computer science with metadata.
S2ORC | https://github.com/allenai/s2orc | ODC-BY | text, science, papers, citation network | Full texts and citations of millions of open papers of all fields.
OpenAlex | https://registry.opendata.aws/openalex/ | CC0 1.0 | graph, science, papers, citation network | Over two hundred million works with authors, institutions, topics and citations.
Crossref | https://www.crossref.org/learning/public-data-file/ | CC0 1.0 for most | science, papers, metadata | Metadata of over a hundred and fifty million publications with their references.
PatentsView | https://patentsview.org/download/data-download-tables | CC BY 4.0 | tabular, text, patents, technology | American patents since 1976 with inventors, owners, classes and citations.
Gaia | https://gea.esac.esa.int/archive/ | ESA: free with credit | astronomy, stars | Positions, motions and brightness of almost two billion stars.
Sloan Digital Sky Survey | https://www.sdss.org/ | SDSS: public | astronomy, image, galaxies | Images and spectra of millions of stars, galaxies and quasars.
NASA Exoplanet Archive | https://exoplanetarchive.ipac.caltech.edu/ | NASA: free and open | astronomy, tabular, planets | Planets of other stars with their orbits, sizes and how they were found.
CERN Open Data | https://opendata.cern.ch/ | CC0 1.0 | physics, particle collisions | Collisions of the Large Hadron Collider with software and simulations.
Materials Project | https://next-gen.materialsproject.org/ | CC BY 4.0 | chemistry, materials, physics | Computed properties of over a hundred thousand inorganic materials.
Arcade Learning Environment | https://github.com/Farama-Foundation/Arcade-Learning-Environment | GPL 2.0 | reinforcement learning, games | Atari games as tasks for reinforcement learning agents.
Minari | https://minari.farama.org/ | MIT, sets differ | reinforcement learning, robotics, offline | Recorded behaviour for offline reinforcement learning, the successor of D4RL.
Lichess database | https://database.lichess.org/ | CC0 1.0 | games, chess, time series | Billions of chess games of lichess.org since 2013, with times and ratings.
StatsBomb open data | https://github.com/statsbomb/open-data | StatsBomb terms: attribution | sports, football, events | Each event of hundreds of football matches, men's and women's.
European Soccer Database | https://www.kaggle.com/datasets/hugomathien/soccer | ODbL | tabular, sports, football, Europe | Twenty-five thousand matches of eleven European leagues, 2008 to 2016, with players and odds.
Retrosheet | https://www.retrosheet.org/ | Free with notice | tabular, sports, baseball | Plays of American baseball games, some since 1871.
`;
